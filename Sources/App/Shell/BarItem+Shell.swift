import DesignSystem
import HomeModel
import Localization
import Navigation
import NotificationsModel
import ScreenKit

extension BarItem {
    /// The global search, above the sections on wide screens.
    static let search = BarItem("Search", symbol: .magnifyingglass, path: HomeRoute.search.path.absolute)

    /// All settings, in the member's menu; on a phone the tab *More*.
    static let settings = BarItem("Settings", symbol: .gear, path: AppSection.more.root.path.absolute, key: AppSection.more.key)

    /// The notifications, below the search.
    static func notifications(unread: Int) -> BarItem {
        BarItem("Notifications", symbol: .bell, path: NotificationsRoute.list.path.absolute, badge: unread)
    }
}

extension FeatureSection {
    /// The bar item of the section.
    var item: BarItem { BarItem(title, symbol: symbol, selectedSymbol: selectedSymbol, path: path, key: section.key) }
}
