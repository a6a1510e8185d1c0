import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// What is due in the next 14 days, each with the balance of its account after it.
struct DueSoonSection: View {
    let overview: HomeOverview
    let contributions: FeatureContributions

    var body: some View {
        Section("Next 14 days", id: "due", link: SectionLink("See all", path: HomeRoute.due.path.absolute), style: .wrapping) {
            ForEach(overview.due.prefix(Self.listed), id: \.key) { item in
                DueRow(
                    item: item, subtitle: subtitle(item), display: contributions.display(of: item),
                    link: contributions.link(to: item.object), balance: overview.dueBalances[item.key])
            }
            if overview.due.isEmpty { ListRow("Nothing is due", symbol: .calendar, tint: .neutral) }
        }
    }

    /// As many as keep the columns of a wide screen at about the same height.
    private static let listed = 7

    /// The day, and the account whose balance is shown.
    private func subtitle(_ item: DueItem) -> LocalizedText {
        guard overview.dueBalances[item.key] != nil, let holding = overview.accounts.first(where: { $0.account.id == item.account }) else {
            return .relative(item.day)
        }
        return .joined([.relative(item.day), .verbatim(holding.account.name)])
    }
}
