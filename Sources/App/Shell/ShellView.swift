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
    /// What the session's forms carry.
    let formToken: String

    /// What stands before the content.
    func opening(title: String) -> some View {
        Group {
            if let session, hasBars {
                NavigationBar(title, back: back) {
                    // Wide screens have it in the side bar.
                    if link.route == .home(.dashboard) { Live(Self.bellId) { BellLink(unread: session.unread) } }
                    ToolbarOutlet()
                    AccountMenu(name: session.services.context.memberName, profile: MoreRoute.profile.path.absolute)
                }
            }
        }
    }

    /// The side bar, and how to pass it by.
    var leading: some View {
        Group {
            SkipLink()
            if let session, hasBars {
                SideBar(
                    household: session.services.context.household.name, search: .search,
                    notifications: .notifications(unread: session.unread), items: AppSection.allCases.map(\.item), selected: selected)
            }
        }
    }

    /// The tab bar, and what was just done.
    var trailing: some View {
        Group {
            if let session, hasBars {
                TabBar(AppSection.tabs.map(\.item), selected: link.route.section.tab.root.path.absolute)
                Toasts {
                    if let undoing { NoticeView(notice: session.notice, undoing: undoing) }
                }
            } else {
                Toasts { EmptyView() }
            }
            Self.scriptTemplates
            if session != nil || link.route == .auth(.sessionExpired) { SignOutForm(token: formToken) }
        }
    }

    /// Whether the sections can be reached: not while a step of signing in is to be done first.
    private var hasBars: Bool { link.route != .auth(.passphrase) }

    /// The id of the part of the bar that follows changes.
    private static let bellId = "bell"

    /// The parts of the frame that follow changes, whatever the screen is.
    static let regions: Set<String> = [bellId, SideBar.notificationsId]

    /// What is lit in the side bar.
    private var selected: String {
        switch link.route {
        case .home(.search): BarItem.search.path
        case .home(.notifications), .home(.notificationDetail): HomeRoute.notifications.path.absolute
        default: link.route.section.root.path.absolute
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
            undoing: environment.session.map { NoticeUndo(services: $0.services, app: coordinator) }, formToken: environment.formToken)
    }
}
