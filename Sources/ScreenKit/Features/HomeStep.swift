package import DesignSystem
package import Localization
package import Navigation
package import Services

/// A first step of a new household, which Home lists until it is done.
package struct HomeStep: Sendable {
    package let title: LocalizedText
    package let detail: LocalizedText
    package let symbol: Symbol
    /// Where it is done.
    package let link: Link
    /// The place among the steps of all features.
    package let rank: Int
    private let check: @Sendable (HomeOverview) -> Bool

    package init(
        _ title: LocalizedText, detail: LocalizedText, symbol: Symbol, _ link: Link, rank: Int,
        isDone: @escaping @Sendable (HomeOverview) -> Bool
    ) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.link = link
        self.rank = rank
        check = isDone
    }

    /// Whether it is done, as far as Home shows.
    package func isDone(in overview: HomeOverview) -> Bool { check(overview) }
}

extension [HomeStep] {
    /// The steps with whether each is done: those before a later one that is done are no longer needed.
    ///
    /// - Returns: nothing once the last one is done.
    package func open(in overview: HomeOverview) -> [(step: HomeStep, isDone: Bool)] {
        let last = lastIndex { $0.isDone(in: overview) } ?? -1
        return last == count - 1 ? [] : enumerated().map { ($1, $0 <= last) }
    }
}
