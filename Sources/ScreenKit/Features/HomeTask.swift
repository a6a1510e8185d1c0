package import DesignSystem
package import Localization
package import Services

/// A line of *To do* on Home: a message of a feature with its action.
package struct HomeTask: Hashable, Sendable {
    package var title: LocalizedText
    package var text: LocalizedText?
    package var symbol: Symbol
    package var tone: BannerTone
    /// The action, with its words.
    package var link: SectionLink

    package init(_ title: LocalizedText, text: LocalizedText? = nil, symbol: Symbol, tone: BannerTone = .accent, link: SectionLink) {
        self.title = title
        self.text = text
        self.symbol = symbol
        self.tone = tone
        self.link = link
    }

    /// The maximum number of lines on Home.
    package static let shown = 4
}

extension FeatureContributions {
    /// The lines of *To do*, the most important first.
    package func tasks(of overview: HomeOverview, for member: MemberContext) -> [HomeTask] {
        Array(overview.parts.insights.lazy.compactMap { task(for: $0, member) }.prefix(HomeTask.shown))
    }
}
