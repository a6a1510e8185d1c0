import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// What each member is owed or owes, as bars to both sides of zero, with what each paid and bears; each opens into what is behind it.
struct GroupMemberList: View {
    let details: GroupDetails
    /// Whether others can be invited to the group.
    let canInvite: Bool

    var body: some View {
        Section("Balances", id: "balances", note: "Open a balance to see its expenses.") {
            ForEach(rows, id: { "\($0.member)-\($0.currency.code)" }) { row in
                BalanceRow(
                    summary.group.name(of: row.member), subtitle: subtitle(row), balance: row.netMoney, largest: largest(row.currency),
                    path: path(row.member)
                ) {
                    MemberDisc(member: summary.group.member(row.member), people: details.people)
                }
            }
            if canInvite {
                ListRow(
                    "Links for guests", subtitle: "For people without an account", symbol: .link,
                    path: PeopleRoute.guestLinks(groupId: summary.group.id.description).path.absolute)
            }
        }
    }

    private var summary: GroupSummary { details.summary }

    /// A row for each member and currency; members without any amount have one in the currency of the group.
    private var rows: [MemberBalance] {
        summary.group.members.flatMap { member in
            let rows = summary.balances.rows.filter { $0.member == member.id }
            return rows.isEmpty && !member.hasLeft ? [MemberBalance(member: member.id, currency: summary.group.currency)] : rows
        }
    }

    /// The largest absolute balance in a currency, the scale of its bars.
    private func largest(_ currency: Currency) -> Money {
        let most = summary.balances.rows.filter { $0.currency == currency }.map(\.net.magnitude).max() ?? 0
        return Money(minorUnits: Int64(clamping: most), currency: currency)
    }

    private func subtitle(_ row: MemberBalance) -> LocalizedText {
        let paid: LocalizedText = "Paid \(Money(minorUnits: row.paid, currency: row.currency))"
        let share: LocalizedText = "share \(Money(minorUnits: row.share, currency: row.currency))"
        let settled = row.sent - row.received
        let sent: LocalizedText = "settled \(Money(minorUnits: settled, currency: row.currency))"
        let hasLeft = summary.group.member(row.member)?.hasLeft == true
        return .joined([paid, share] + (settled == 0 ? [] : [sent]) + (hasLeft ? ["has left"] : []))
    }

    private func path(_ member: ID<GroupMember>) -> String {
        PeopleRoute.balance(groupId: summary.group.id.description, memberId: member.description).path.absolute
    }
}
