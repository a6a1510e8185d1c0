package import Localization

/// An item of the tab bar and the side bar: a section of the app.
package struct BarItem: Sendable {
    package var title: LocalizedText
    package var symbol: Symbol
    /// The icon while the section is selected.
    package var selectedSymbol: Symbol
    package var path: String
    /// The number on the badge; 0 shows none.
    package var badge: Int
    /// The letter that opens the section after `g`; nil for none.
    package var key: Character?

    package init(
        _ title: LocalizedText, symbol: Symbol, selectedSymbol: Symbol? = nil, path: String, badge: Int = 0, key: Character? = nil
    ) {
        self.title = title
        self.symbol = symbol
        self.selectedSymbol = selectedSymbol ?? symbol
        self.path = path
        self.badge = badge
        self.key = key
    }
}
