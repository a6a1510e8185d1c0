import DesignSystem
import Navigation

extension BarItem {
    /// The search over everything, which stands above the sections on wide screens.
    static let search = BarItem("Search", symbol: .magnifyingglass, path: HomeRoute.search.path.absolute)
}
