package import DesignSystem
package import Localization
package import Navigation

/// An entry of the menu of the section *More*.
package struct MenuItem: Sendable {
    /// The parts of the menu, from top to bottom.
    package enum Part: Sendable {
        case money, household, help
    }

    package let title: LocalizedText
    package let symbol: Symbol
    package let route: AppRoute
    package let part: Part
    /// The place among those of its part, the lowest first.
    package let rank: Int

    package init(_ title: LocalizedText, symbol: Symbol, _ route: AppRoute, in part: Part, rank: Int) {
        self.title = title
        self.symbol = symbol
        self.route = route
        self.part = part
        self.rank = rank
    }
}
