#include "app/viewmodels/form/formfieldrows.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "core/catalogue/ids.h"
#include "core/door/members.h"

#include <QLocale>
#include <algorithm>

namespace adjutant {

namespace {

struct FormWords
{
    Q_DECLARE_TR_FUNCTIONS(Form)
};

constexpr std::size_t mostBars = 8;
constexpr int mostAsChoices = 12; // numbers above the lowest: they are one tap

// What a number counts: of a unit with a plural, of as many as the number says.
QString unitOf(const door::NumberInput& input, const int* number)
{
    return translated(number ? input.unit.ofCount(*number) : input.unit);
}

// Of what was rolled together with the last face: dice of others don't add to it.
QString sumOf(const std::vector<door::Die>& dice, const std::vector<int>& faces)
{
    const std::size_t shown = std::min(faces.size(), dice.size());
    if (shown == 0)
        return {};
    const Message& whose = dice[shown - 1].label;
    int together = 0;
    int sum = 0;
    for (std::size_t k = 0; k < dice.size(); ++k) {
        if (dice[k].label != whose)
            continue;
        ++together;
        sum += k < shown ? faces[k] : 0;
    }
    const bool all = together == static_cast<int>(dice.size());
    if (!all && (together == 1 || whose.empty()))
        return {};
    return all ? FormWords::tr("Sum: %1").arg(figure(sum))
               : FormWords::tr("%1: %2", "whose dice, their sum").arg(translated(whose), figure(sum));
}

// A word that was typed. Where it was made an id its words are read again: `old-tower`.
QString asTyped(const std::string& word)
{
    return isId(word) ? translated(fromId(word)) : QString::fromStdString(word);
}

// What its faces are called; an empty one by its number.
QStringList faceNames(const door::Die& die)
{
    return mappedTo<QStringList>(
        die.faces, [](const Message& face) { return face.empty() ? QString() : translated(face); });
}

// What a face is called where it is by a word.
QString nameOfFace(const QStringList& faces, int face)
{
    return face > 0 && !faces.isEmpty() ? faces[std::min(qsizetype(face), faces.size()) - 1] : QString();
}

struct Filler
{
    FormFieldRow& row;
    const door::Field& field;

    void operator()(const door::PickInput& pick) const
    {
        const bool isList = field.value && std::holds_alternative<std::vector<std::string>>(*field.value);
        if (pick.most != 1 || isList)
            row.kind = QStringLiteral("several");
        row.least = pick.least;
        row.most = pick.most;
        row.typed = pick.typed > 0;
    }
    void operator()(const door::NumberInput& input) const
    {
        row.lowest = input.lowest;
        row.highest = input.highest;
        row.asChoices = input.highest - input.lowest <= mostAsChoices;
        const auto* number = field.value ? std::get_if<int>(&*field.value) : nullptr;
        row.unit = unitOf(input, number);
        row.number = number ? *number : input.lowest - 1;
    }
    void operator()(const door::YesNoInput&) const
    {
        const auto* yes = field.value ? std::get_if<bool>(&*field.value) : nullptr;
        row.yes = yes && *yes;
    }
    void operator()(const door::DiceInput& input) const
    {
        const std::vector<int> faces = facesOf(field);
        for (std::size_t k = 0; k < input.dice.size(); ++k) {
            FormDieRow die;
            die.sides = input.dice[k].sides;
            die.label = translated(input.dice[k].label);
            die.face = k < faces.size() ? faces[k] : 0;
            die.faces = faceNames(input.dice[k]);
            die.shows = nameOfFace(die.faces, die.face);
            const bool isTooHigh = input.succeedsTo > 0 && die.face > input.succeedsTo;
            const bool isDropped = std::cmp_equal(k + 1, input.droppedDie);
            die.fails = die.face > 0 && (die.face < input.succeedsFrom || isTooHigh || isDropped);
            row.dice.append(QVariant::fromValue(die));
        }
        row.shown = static_cast<int>(std::min(faces.size(), input.dice.size()));
        row.sum = sumOf(input.dice, faces);
        row.reading = translated(input.reading);
        // What the whole roll brought comes before its faces, which may be many.
        if (!row.reading.isEmpty() && !faces.empty() && faces.size() >= input.dice.size())
            row.value = row.reading + QStringLiteral(" · ") + row.value;
        if (faces.size() < input.dice.size()) {
            row.nextSides = input.dice[faces.size()].sides;
            row.nextDie = translated(input.dice[faces.size()].label);
            row.nextFaces = faceNames(input.dice[faces.size()]);
        } else if (input.another) {
            row.nextSides = input.another->sides;
            row.nextDie = translated(input.another->label);
        }
    }
    void operator()(const door::PlaceInput& input) const
    {
        const auto at = [](const door::Point& point) { return QPointF(point.x, point.y); };
        row.lowestSpot = at(input.lowest);
        row.highestSpot = at(input.highest);
        row.board = QString::fromStdString(input.board);
        row.reach = input.reach;
        row.fromKnown = input.from.has_value();
        row.from = at(input.from.value_or(door::Point()));
        const auto* spot = field.value ? std::get_if<door::Point>(&*field.value) : nullptr;
        row.spot = at(spot ? *spot : input.from.value_or(input.lowest));
    }
    void operator()(const door::TextInput& input) const
    {
        row.longest = static_cast<int>(std::min<std::size_t>(input.longest, 100000));
        row.isId = input.isId;
    }
    void operator()(const door::RowsInput& input) const
    {
        row.least = input.least;
        row.most = input.most;
        row.named = input.named;
        row.rowLabel = translated(input.rowLabel);
        row.keys = mappedTo<QStringList>(input.keys, QString::fromStdString);
    }
};

struct ValueWriter
{
    const door::Field& field;

    QString operator()(const door::PickInput& pick) const
    {
        QStringList labels;
        for (const std::string& id : pickedOf(field)) {
            const auto option = std::ranges::find(pick.options, id, &door::Option::id);
            labels.append(option != pick.options.end() ? translated(option->label) : asTyped(id));
        }
        return labels.isEmpty() ? FormWords::tr("none") : joinedText(labels);
    }
    QString operator()(const door::NumberInput& input) const
    {
        const auto* number = std::get_if<int>(&*field.value);
        const auto* amount = std::get_if<double>(&*field.value);
        if (!number && !amount)
            return {};
        const QString text = number ? figure(*number) : QLocale().toString(*amount, 'g', 4);
        return input.unit.empty() ? text : text + QChar(0xa0) + unitOf(input, number);
    }
    QString operator()(const door::YesNoInput&) const
    {
        const auto* yes = std::get_if<bool>(&*field.value);
        return yes && *yes ? FormWords::tr("Yes") : FormWords::tr("No");
    }
    // Whose dice, or what for; of so many that nobody would read it, how many there are.
    QString operator()(const door::DiceInput& input) const
    {
        constexpr qsizetype mostNamed = 4;
        const std::vector<int> faces = facesOf(field);
        QStringList parts;
        QStringList together;
        for (std::size_t k = 0; k < faces.size(); ++k) {
            const QString name =
                k < input.dice.size() ? nameOfFace(faceNames(input.dice[k]), faces[k]) : QString();
            together.append(name.isEmpty() ? figure(faces[k]) : name);
            const Message label = k < input.dice.size() ? input.dice[k].label : Message();
            if (k + 1 < faces.size() && (k + 1 >= input.dice.size() || input.dice[k + 1].label == label))
                continue;
            const QString shown = together.join(FormWords::tr(", ", "between things"));
            parts.append(
                label.empty()
                    ? shown
                    : FormWords::tr("%1: %2", "whose dice, their sum").arg(translated(label), shown));
            together.clear();
        }
        return parts.size() > mostNamed ? FormWords::tr("%n dice", "", static_cast<int>(faces.size()))
                                        : parts.join(FormWords::tr("; ", "between sums"));
    }
    QString operator()(const door::PlaceInput&) const
    {
        const auto* at = std::get_if<door::Point>(&*field.value);
        return at ? FormWords::tr("%1 from the left, %2 from the front")
                        .arg(QLocale().toString(at->x, 'g', 4), QLocale().toString(at->y, 'g', 4))
                  : QString();
    }
    QString operator()(const door::TextInput& input) const
    {
        const auto* text = std::get_if<std::string>(&*field.value);
        if (!text)
            return {};
        return input.isId     ? translated(fromId(*text))
               : input.isWord ? translated(dataWord(*text))
                              : QString::fromStdString(*text);
    }
    QString operator()(const door::RowsInput&) const { return {}; }
};

// The counts that are worth a bar: those of half a per cent or more, at most so many of them.
std::pair<std::size_t, std::size_t> likelyPart(const odds::Distribution& p)
{
    constexpr double negligible = 0.005;
    constexpr std::size_t most = 14;
    const auto isLikely = [](double chance) { return chance >= negligible; };
    const auto first = static_cast<std::size_t>(std::ranges::find_if(p, isLikely) - p.begin());
    if (first == p.size())
        return {0, std::min(p.size(), most)};
    std::size_t end = p.size();
    while (!isLikely(p[end - 1]))
        --end;
    std::size_t from = first;
    while (end - from > most)
        p[from] < p[end - 1] ? void(++from) : void(--end);
    return {from, end};
}

void addBars(ForecastRow& row, const door::Series& series)
{
    const auto [first, end] = likelyPart(series.p);
    for (std::size_t k = first; k < end; ++k)
        row.bars.append(barOf(figure(series.first + static_cast<int>(k)), series.p[k]));
    row.counts = end - first > 4;
    row.likeliest = std::max(0.001, *std::ranges::max_element(series.p));
}

} // namespace

bool isFolded(const door::Field& field)
{
    return field.detail && !field.kept &&
           (field.origin == door::Origin::byDefault || field.origin == door::Origin::fromMatch ||
            field.origin == door::Origin::skipped);
}

bool isCounted(const std::vector<door::Field>& fields, std::size_t dice)
{
    return dice + 1 < fields.size() && std::holds_alternative<door::DiceInput>(fields[dice].input) &&
           fields[dice].origin == door::Origin::skipped &&
           std::holds_alternative<door::NumberInput>(fields[dice + 1].input);
}

const door::Field* countInPlaceOf(const std::vector<door::Field>& fields, std::size_t dice)
{
    return isCounted(fields, dice) && fields[dice + 1].value ? &fields[dice + 1] : nullptr;
}

QString labelledText(const door::Field& field)
{
    return FormWords::tr("%1: %2", "question, answer").arg(translated(field.label), valueText(field));
}

std::vector<std::string> pickedOf(const door::Field& field)
{
    if (!field.value)
        return {};
    if (const auto* text = std::get_if<std::string>(&*field.value))
        return {*text};
    if (const auto* texts = std::get_if<std::vector<std::string>>(&*field.value))
        return *texts;
    if (const auto* number = std::get_if<int>(&*field.value))
        return {std::to_string(*number)};
    return {};
}

std::vector<int> facesOf(const door::Field& field)
{
    const auto* faces = field.value ? std::get_if<std::vector<int>>(&*field.value) : nullptr;
    return faces ? *faces : std::vector<int>();
}

QString valueText(const door::Field& field)
{
    // What holds then ("None", "All of them"); of dice it says what is asked in their place.
    if (field.origin == door::Origin::skipped) {
        const bool holds = !std::holds_alternative<door::DiceInput>(field.input) && !field.ifSkipped.empty();
        return holds ? translated(field.ifSkipped) : FormWords::tr("skipped");
    }
    return field.value ? std::visit(ValueWriter{field}, field.input) : QString();
}

FormFieldRow rowOf(const door::Field& field)
{
    FormFieldRow row;
    row.path = QString::fromStdString(field.path);
    row.label = translated(field.label);
    row.why = translated(field.why);
    row.ifSkipped = translated(field.ifSkipped);
    row.canSkip = !field.ifSkipped.empty();
    row.rule = QString::fromStdString(field.rule);
    row.origin = QLatin1String(toId(field.origin));
    row.kept = field.kept;
    row.detail = field.detail;
    row.value = valueText(field);
    row.kind = QLatin1String(door::kindsOf(&field.input)[field.input.index()]);
    std::visit(Filler{row, field}, field.input);
    return row;
}

QList<RowModel::Row> optionRowsOf(const door::Field& field,
                                  const std::function<QString(const door::Forecast&)>& headlineOf)
{
    QList<RowModel::Row> rows;
    const auto* pick = std::get_if<door::PickInput>(&field.input);
    if (!pick)
        return rows;
    const std::vector<std::string> picked = pickedOf(field);
    for (const door::Option& option : pick->options) {
        FormOptionRow row;
        row.id = QString::fromStdString(option.id);
        row.label = translated(option.label);
        row.detail = translated(option.detail);
        row.standing = QLatin1String(toId(option.standing));
        row.reason = withCapital(option.remark.message);
        row.rule = QString::fromStdString(option.remark.rule);
        row.odds = option.odds ? headlineOf(*option.odds) : QString();
        const auto at = std::ranges::find(picked, option.id);
        row.picked = at != picked.end();
        row.place = row.picked && pick->ordered ? static_cast<int>(at - picked.begin()) + 1 : 0;
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    // What was typed stands among them.
    for (std::size_t k = 0; k < picked.size() && pick->typed > 0; ++k) {
        if (findIn(pick->options, picked[k], &door::Option::id))
            continue;
        const FormOptionRow row{.id = QString::fromStdString(picked[k]),
                                .label = asTyped(picked[k]),
                                .standing = QLatin1String(toId(door::Standing::open)),
                                .picked = true,
                                .place = pick->ordered ? static_cast<int>(k) + 1 : 0};
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    return rows;
}

QVariant barOf(const QString& label, double chance, door::Tone tone)
{
    return QVariant::fromValue(OddsBar{label, percentText(chance), chance, QLatin1String(toId(tone))});
}

ForecastRow rowOf(const door::OddsView& odds)
{
    ForecastRow row{.shown = true,
                    .headline = translated(odds.headline),
                    .notModelled = joinedText(translated(odds.notModelled))};
    for (const door::Chance& chance : odds.chances)
        if (row.bars.size() < static_cast<qsizetype>(mostBars))
            row.bars.append(barOf(translated(chance.label), chance.chance, chance.tone));
    if (row.bars.isEmpty() && !odds.series.empty())
        addBars(row, odds.series.front());
    return row;
}

ForecastRow rowOf(const door::Series& series)
{
    ForecastRow row{.shown = true, .headline = translated(series.label)};
    addBars(row, series);
    return row;
}

} // namespace adjutant
