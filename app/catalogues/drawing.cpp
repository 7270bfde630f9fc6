#include "app/catalogues/drawing.h"

#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <vector>

namespace adjutant {

namespace {

/// One element of the drawing, with what it is drawn with.
struct Element
{
    std::vector<std::size_t> children{};
    QStringList uses{};  ///< ids of other elements
    bool isOpen = false; ///< it is being counted
    int parts = 0;       ///< with all that it draws; 0: not counted yet
    int depth = 0;
};

class DrawingReview
{
public:
    std::optional<Message> wrong;

    void read(const QByteArray& svg)
    {
        QXmlStreamReader reader(svg);
        std::vector<std::size_t> open;
        bool isSvg = true;
        while (!reader.atEnd() && !wrong && isSvg) {
            switch (reader.readNext()) {
            case QXmlStreamReader::StartElement:
                isSvg = !m_elements.empty() || reader.name() == QLatin1String("svg");
                take(reader, open);
                break;
            case QXmlStreamReader::EndElement:
                open.pop_back();
                break;
            default:
                break;
            }
        }
        if (!wrong && (!isSvg || reader.hasError() || m_elements.empty()))
            wrong.emplace();
        if (!wrong)
            count(0, 1);
    }

private:
    void take(const QXmlStreamReader& reader, std::vector<std::size_t>& open)
    {
        const std::size_t number = m_elements.size();
        Element& element = m_elements.emplace_back();
        if (!open.empty())
            m_elements[open.back()].children.push_back(number);
        open.push_back(number);
        if (open.size() > DrawingLimits::depth)
            return tooDeep();
        if (reader.name() == QLatin1String("image"))
            return refersElsewhere();
        // A large blur takes seconds, however small the drawing.
        if (reader.name() == QLatin1String("filter")) {
            wrong = message(WORDS("files", "a drawing has no filters"));
            return;
        }
        for (const QXmlStreamAttribute& each : reader.attributes()) {
            const QString value = each.value().toString().trimmed();
            if (each.qualifiedName() == QLatin1String("id"))
                name(value, number);
            else if (each.name() == QLatin1String("href"))
                takeLink(reader.name(), value, element);
            else
                takeReferences(value, element);
            if (reader.name() == QLatin1String("svg") &&
                (each.name() == QLatin1String("width") || each.name() == QLatin1String("height") ||
                 each.name() == QLatin1String("viewBox")))
                takeSize(value);
        }
    }

    void name(const QString& id, std::size_t number)
    {
        if (m_byId.contains(id))
            wrong = message(WORDS("files", "the id '%1' appears twice in the drawing"),
                            verbatim(id.left(40).toStdString()));
        m_byId.insert(id, number);
    }

    void takeLink(QStringView name, const QString& target, Element& element)
    {
        if (target.startsWith(u'#'))
            element.uses.append(target.mid(1));
        else if (name != QLatin1String("a")) // leads a reader elsewhere, and draws nothing
            refersElsewhere();
    }

    // fill="url(#shade)", or the same in a style.
    void takeReferences(const QString& value, Element& element)
    {
        static const QRegularExpression reference(QStringLiteral(R"re(url\(\s*["']?#([^"')\s]+))re"));
        for (auto found = reference.globalMatch(value); found.hasNext();)
            element.uses.append(found.next().captured(1));
    }

    void takeSize(const QString& value)
    {
        static const QRegularExpression number(QStringLiteral(R"([-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?)"));
        for (auto found = number.globalMatch(value); found.hasNext();)
            if (!(std::abs(found.next().captured(0).toDouble()) <= DrawingLimits::side))
                wrong = message(WORDS("files", "the drawing is larger than %1 a side"), DrawingLimits::side);
    }

    // Counts what an element draws, and how deep it stands in itself; `depth`: how deep it stands here.
    void count(std::size_t number, int depth)
    {
        if (wrong)
            return;
        if (m_elements[number].isOpen) {
            wrong = message(WORDS("files", "a part of the drawing uses itself"));
            return;
        }
        if (m_elements[number].parts == 0) {
            if (depth > DrawingLimits::depth)
                return tooDeep();
            m_elements[number].isOpen = true;
            int parts = 1;
            int deepest = 0;
            const auto add = [&](std::size_t other) {
                count(other, depth + 1);
                parts = std::min(parts + m_elements[other].parts, DrawingLimits::parts + 1);
                deepest = std::max(deepest, m_elements[other].depth);
            };
            for (const std::size_t child : m_elements[number].children)
                add(child);
            for (const QString& id : m_elements[number].uses)
                if (const auto used = m_byId.constFind(id); used != m_byId.cend())
                    add(*used);
            m_elements[number].isOpen = false;
            m_elements[number].parts = parts;
            m_elements[number].depth = deepest + 1;
        }
        if (wrong)
            return;
        if (m_elements[number].parts > DrawingLimits::parts)
            wrong = message(WORDS("files", "the drawing has more than %1 parts, counting each use"),
                            DrawingLimits::parts);
        else if (depth + m_elements[number].depth - 1 > DrawingLimits::depth)
            tooDeep();
    }

    void tooDeep() { wrong = message(WORDS("files", "nested deeper than %1 levels"), DrawingLimits::depth); }

    void refersElsewhere()
    {
        wrong = message(WORDS("files", "the drawing refers to another picture or file"));
    }

    std::vector<Element> m_elements;
    QHash<QString, std::size_t> m_byId;
};

} // namespace

std::optional<Message> whatIsWrongWithDrawing(const QByteArray& svg)
{
    DrawingReview review;
    review.read(svg);
    return std::move(review.wrong);
}

} // namespace adjutant
