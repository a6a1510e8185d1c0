package import DesignSystem
package import Localization
package import Navigation

/// A section in the bars: its title and its icon.
package struct FeatureSection: Sendable {
    package let section: AppSection
    package let title: LocalizedText
    package let symbol: Symbol
    /// The icon while the section is selected.
    package let selectedSymbol: Symbol
    /// The path of its first screen.
    package let path: String

    package init(_ section: AppSection, _ title: LocalizedText, symbol: Symbol, selectedSymbol: Symbol? = nil) {
        self.section = section
        self.title = title
        self.symbol = symbol
        self.selectedSymbol = selectedSymbol ?? symbol
        path = section.root.path.absolute
    }

    /// Whether the section is a tab on a phone; the others are reached through *More*.
    package var isTab: Bool { section.isTab }
}
