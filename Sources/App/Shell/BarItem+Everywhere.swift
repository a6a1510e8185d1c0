import DesignSystem
import Navigation

extension BarItem {
    /// The search over everything, which stands above the sections on wide screens.
    static let search = BarItem("Search", symbol: .magnifyingglass, path: HomeRoute.search.path.absolute)

    /// What the member is told, below it.
    static func notifications(unread: Int) -> BarItem {
        BarItem("Notifications", symbol: .bell, path: HomeRoute.notifications.path.absolute, badge: unread)
    }
}
