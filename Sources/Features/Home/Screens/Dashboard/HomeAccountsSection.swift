import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The accounts by kind, each with its balance, and the total of each kind.
struct HomeAccountsSection: View {
    let overview: HomeOverview

    /// The maximum number of accounts.
    private static let shown = 10

    var body: some View {
        Section("Accounts", id: "accounts", link: SectionLink("See all", path: AccountsRoute.list.path.absolute), style: .compact) {
            ForEach(groups, id: \.kind.rawValue) { kind, total, holdings in
                if overview.kinds.count > 1 {
                    RowsHead(kind.groupTitle, amount: holdings.count > 1 ? AmountText(total.total) : nil)
                }
                ForEach(holdings, id: \.account.id.description) { holding in
                    ListRow(
                        .verbatim(holding.account.name), subtitle: subtitle(holding.account),
                        path: AccountsRoute.detail(accountId: holding.account.id.description).path.absolute
                    ) {
                        EmptyView()
                    } trailing: {
                        AmountText(holding.booked)
                    }
                }
            }
            if overview.accounts.count > Self.shown {
                ListRow(
                    .plural(
                        overview.accounts.count - Self.shown, one: "1 more account",
                        other: "\(overview.accounts.count - Self.shown) more accounts"),
                    path: AccountsRoute.list.path.absolute)
            }
        }
    }

    /// The shown accounts of each kind, and the total of all of that kind.
    private var groups: [(kind: AccountKind, total: ConvertedTotal, holdings: [AccountHolding])] {
        var rest = Self.shown
        return overview.kinds.compactMap { kind in
            let holdings = Array(overview.accounts.filter { $0.account.kind == kind.kind }.prefix(rest))
            rest -= holdings.count
            return holdings.isEmpty ? nil : (kind.kind, kind.total, holdings)
        }
    }

    /// `****0273 · Harbour Mutual`.
    private func subtitle(_ account: Account) -> LocalizedText? {
        let parts = [account.maskedNumber ?? "", account.institution].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : .joined(parts.map { .verbatim($0) })
    }
}
