import DesignSystem
import HTML
import Models
import Navigation
import Services

/// The frame around every screen: bars, and what is said once. Signed out there is nothing around the card.
struct ShellView {
    let link: Link
    /// Whether there is what the link leads to.
    let isFound: Bool
    /// Nil: signed out.
    let session: SignedInSession?
    let undoing: NoticeUndo?

    /// What stands before the content.
    func opening(title: String) -> some View {
        Group {
            if session != nil { NavigationBar(title, back: back) { ToolbarOutlet() } }
        }
    }

    /// The side bar, and how to pass it by.
    var leading: some View {
        Group {
            SkipLink()
            if let session {
                let isSearching = link.route == .home(.search)
                SideBar(
                    household: session.services.context.household.name, search: .search, items: AppSection.allCases.map(\.item),
                    selected: isSearching ? BarItem.search.path : link.route.section.root.path.absolute)
            }
        }
    }

    /// The tab bar, and what was just done.
    var trailing: some View {
        Group {
            if let session {
                TabBar(AppSection.tabs.map(\.item), selected: link.route.section.tab.root.path.absolute)
                Toasts {
                    if let undoing { NoticeView(notice: session.notice, undoing: undoing) }
                }
            } else {
                Toasts { EmptyView() }
            }
            Self.scriptTemplates
        }
    }

    private static let scriptTemplates = RenderedView(ScriptTemplates())

    /// The screen above, by name.
    private var back: BackLink? {
        // What stands above a row that is not there may not be there either.
        let root = link.route.section.root
        guard isFound else { return link.route == root ? nil : BackLink(root.section.title, path: root.path.absolute) }
        guard let parent = link.route.parents.last else { return nil }
        return BackLink(parent.backTitle, path: parent.path.absolute)
    }
}

extension Screen {
    var shell: ShellView {
        ShellView(
            link: coordinator.link, isFound: status != .notFound, session: environment.session,
            undoing: environment.session.map { NoticeUndo(services: $0.services, app: coordinator) })
    }
}
