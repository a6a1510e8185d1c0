package import DesignSystem
package import Localization

/// What lists of what is due show of an item besides its text.
package struct DueDisplay: Sendable {
    /// What kind of thing is due: `Subscription`, `Income`.
    package let title: LocalizedText
    package let symbol: Symbol

    package init(_ title: LocalizedText, _ symbol: Symbol) {
        self.title = title
        self.symbol = symbol
    }
}
