import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// Accounts in lists by kind, or in one list: name over number and bank, the line of the last 90 days, the balance and how it changed.
struct AccountGroups: View {
    /// Each with the heading of its list; nil for one without.
    let groups: [(title: LocalizedText?, accounts: [AccountSummary])]
    let trends: [ID<Account>: AccountTrend]
    /// The account that is shown beside the list.
    var selected: ID<Account>?

    var body: some View {
        Group {
            ForEach(Array(groups.enumerated()), id: { String($0.offset) }) { group in
                Section(group.element.title) {
                    ForEach(group.element.accounts, id: \.account.id.description) { row($0) }
                }
            }
            p(.class("section-note")) { "Lines and changes are those of the last 90 days." }
        }
    }

    private func row(_ summary: AccountSummary) -> some View {
        AccountRow(
            summary.account, detail: detail(summary),
            path: AccountsRoute.detail(accountId: summary.account.id.description).path.absolute,
            balances: trends[summary.account.id]?.balances ?? [], role: summary.account.id == selected ? .selected : .plain
        ) {
            AmountText(summary.balance.booked)
            if let change = trends[summary.account.id]?.change, !change.isZero { small { AmountText(change, style: AmountStyle(change)) } }
            if let available = summary.available {
                if available != summary.balance.booked {
                    small {
                        AmountText(available)
                        " available"
                    }
                }
            } else {
                small { "Available: too large to show" }
            }
        }
    }

    private func detail(_ summary: AccountSummary) -> LocalizedText {
        let account = summary.account
        var parts: [LocalizedText] = []
        // First, as a narrow row cuts off the end.
        if account.sharing != .full { parts.append(account.sharing.title) }
        if let owner = summary.ownerName { parts.append(.verbatim(owner)) }
        if !account.detail.isEmpty { parts.append(.verbatim(account.detail)) }
        if account.isDefault { parts.append("Default") }
        if account.isArchived { parts.append("Archived") }
        return .joined(parts)
    }
}
