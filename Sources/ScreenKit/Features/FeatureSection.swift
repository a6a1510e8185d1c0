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
    /// Its group in the side bar; nil for one that the member's menu there holds.
    package let group: SectionGroup?
    /// The place among those of its group, the lowest first.
    package let rank: Int
    /// The path of its first screen.
    package let path: String

    package init(
        _ section: AppSection, _ title: LocalizedText, symbol: Symbol, selectedSymbol: Symbol? = nil, in group: SectionGroup?,
        rank: Int = 0
    ) {
        self.section = section
        self.title = title
        self.symbol = symbol
        self.selectedSymbol = selectedSymbol ?? symbol
        self.group = group
        self.rank = rank
        path = section.root.path.absolute
    }

    /// Whether the section is a tab on a phone; the others are reached through *More*.
    package var isTab: Bool { section.isTab }
}
