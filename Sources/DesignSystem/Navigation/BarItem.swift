/// A section of the app, as the tab bar and the side bar show it.
package struct BarItem: Sendable {
    package var title: String
    package var symbol: Symbol
    /// The icon while the section is the one shown.
    package var selectedSymbol: Symbol
    package var path: String
    /// How many things wait there; 0 shows nothing.
    package var badge: Int

    package init(_ title: String, symbol: Symbol, selectedSymbol: Symbol? = nil, path: String, badge: Int = 0) {
        self.title = title
        self.symbol = symbol
        self.selectedSymbol = selectedSymbol ?? symbol
        self.path = path
        self.badge = badge
    }
}
