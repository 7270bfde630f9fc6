#include "workspace.h"

#include "app/catalogues/datafolder.h"

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
