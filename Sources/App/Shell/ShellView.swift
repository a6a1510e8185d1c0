import DesignSystem
import HTML
import HomeModel
import HouseholdModel
import Localization
import MembersModel
import Models
import Navigation
import NotificationsModel
import Services
import TransactionsModel

/// The shell around every screen: bars and notices. Without a session there is only the content.
struct ShellView {
    let link: Link
    let features: FeatureList
    /// Whether the screen of the link was found.
    let isFound: Bool
    /// Nil if signed out.
    let session: SignedInSession?
    let undoing: NoticeUndo?
    /// The CSRF token of the session's forms.
    let formToken: String

    /// The markup before the content.
    func opening(title: String) -> some View {
        Group {
            if let session, hasBars {
                NavigationBar(.verbatim(title), back: back) {
                    // Wide screens show the link in the side bar.
                    if link.route == .home(.dashboard) { Live(Self.bellId) { BellLink(unread: session.unread) } }
                    ToolbarOutlet(.bar)
                    if link.route != .home(.search) { SearchLink() }
                    AccountMenu(name: .verbatim(session.services.context.memberName), profile: MembersRoute.profile.path.absolute)
                } more: {
                    ToolbarOutlet(.title)
                }
            }
        }
    }

    /// The side bar and the skip link.
    var leading: some View {
        Group {
            SkipLink()
            if let session, hasBars {
                SideBar(
                    household: .verbatim(session.services.context.household.name), search: .search,
                    notifications: .notifications(unread: session.unread), groups: features.sideGroups.map { $0.map(\.item) },
                    selected: selected, add: session.services.context.canWrite ? addLink.path : nil,
                    help: Link(.household(.help), query: [QueryItem("keys", "1")]).path
                ) {
                    SideMenu(
                        name: .verbatim(session.services.context.memberName), profile: MembersRoute.profile.path.absolute,
                        appearance: MembersRoute.appearance.path.absolute, settings: .settings,
                        isSelected: selected == BarItem.settings.path,
                        showsAmounts: session.services.context.showsBalances)
                }
            }
        }
    }

    /// The link of the key that adds a transaction: it leads back to this screen, if there is one.
    private var addLink: Link {
        let add = Link(.transactions(.add))
        // Adding one after the other leads back to where the first was added from.
        return link.route == add.route || !isFound ? add : add.leadingBack(to: link)
    }

    /// The tab bar and the notices.
    var trailing: some View {
        Group {
            if let session, hasBars {
                TabBar(features.tabs.map(\.item), selected: link.route.section.tab.root.path.absolute)
                Toasts {
                    if let undoing { NoticeView(notice: session.notice, undoing: undoing) }
                }
            } else {
                Toasts { EmptyView() }
            }
            SharedTemplates()
            if session != nil || link.route == .auth(.sessionExpired) { SignOutForm(token: formToken) }
        }
    }

    /// Whether to show the bars: not while a step of signing in is pending, and not to guests.
    private var hasBars: Bool { link.route != .auth(.passphrase) && !link.route.isGuest }

    /// The id of the live region in the bar.
    private static let bellId = "bell"

    /// The live regions of the shell, independent of the screen.
    static let regions: Set<String> = [bellId, SideBarRegion.notifications]

    /// The path of the selected item in the side bar.
    private var selected: String {
        if link.route == .home(.search) { return BarItem.search.path }
        if let route = link.route.feature as? NotificationsRoute, route != .settings { return NotificationsRoute.list.path.absolute }
        return link.route.section.root.path.absolute
    }

    /// The Back link to the parent screen.
    private var back: BackLink? {
        // The parent of a missing row may be missing too.
        let root = link.route.section.root
        guard isFound else { return link.route == root ? nil : BackLink(features.title(of: root.section), path: root.path.absolute) }
        // The screen that one came from, if its link says so.
        if let back = features.routes.back(of: link) { return BackLink(features.backTitle(of: back.route), path: back.path) }
        guard let parent = features.routes.parents(of: link.route).last else { return nil }
        return BackLink(features.backTitle(of: parent), path: parent.path.absolute)
    }
}

extension Screen {
    var shell: ShellView {
        ShellView(
            link: coordinator.link, features: features, isFound: status != .notFound, session: environment.session,
            undoing: environment.session.map { NoticeUndo(services: $0.services, app: coordinator) }, formToken: environment.formToken)
    }
}
