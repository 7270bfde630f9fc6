#include "workspace.h"

#include "app/catalogues/datafolder.h"
#include "runningmatch.h"

namespace adjutant {

namespace {

Workspace* theWorkspace = nullptr;

} // namespace

Workspace::Workspace(QString language) : m_language(std::move(language))
{
    Q_ASSERT(!theWorkspace);
    theWorkspace = this;
}

Workspace::~Workspace()
{
    m_match.reset(); // writes what the history shows, by the names of the catalogue
    theWorkspace = nullptr;
}

Workspace& Workspace::current()
{
    Q_ASSERT(theWorkspace);
    return *theWorkspace;
}

const GameSystem& Workspace::system() const
{
    return gameSystems().front();
}

const Catalogue& Workspace::catalogue()
{
    if (!m_catalogue)
        reloadCatalogue();
    return m_catalogue->catalogue;
}

const std::vector<yaml::Fault>& Workspace::catalogueFaults()
{
    catalogue();
    return m_catalogue->faults;
}

const Reference& Workspace::reference()
{
    if (!m_reference)
        m_reference = loadReference(QString::fromUtf8(system().id), m_language);
    return *m_reference;
}

RosterStore& Workspace::store()
{
    if (!m_store)
        m_store = std::make_unique<RosterStore>(RosterStore::open(dataFolder()));
    return *m_store;
}

MatchStore& Workspace::matches()
{
    if (!m_matches)
        m_matches = std::make_unique<MatchStore>(MatchStore::open(dataFolder()));
    return *m_matches;
}

RunningMatch& Workspace::match()
{
    if (!m_match)
        m_match = std::make_unique<RunningMatch>(matches());
    return *m_match;
}

void Workspace::reloadCatalogue()
{
    m_catalogue = loadCatalogue(QString::fromUtf8(system().id));
}

void Workspace::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_reference.reset();
}

} // namespace adjutant
