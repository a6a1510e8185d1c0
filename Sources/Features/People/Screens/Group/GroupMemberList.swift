import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// What each member paid, bears and is owed or owes; each balance opens into what is behind it.
struct GroupMemberList: View {
    let summary: GroupSummary

    var body: some View {
        Section("Balances", id: "balances", note: "Open a balance to see what it is made of.") {
            ForEach(rows, id: { "\($0.member)-\($0.currency.code)" }) { row in
                ListRow(summary.group.name(of: row.member), subtitle: subtitle(row), path: path(row.member)) {
                    EmptyView()
                } trailing: {
                    AmountText(row.netMoney, style: AmountStyle(row.netMoney))
                }
            }
        }
    }

    /// A row for each member and currency; members without any amount have one in the currency of the group.
    private var rows: [MemberBalance] {
        summary.group.members.flatMap { member in
            let rows = summary.balances.rows.filter { $0.member == member.id }
            return rows.isEmpty && !member.hasLeft ? [MemberBalance(member: member.id, currency: summary.group.currency)] : rows
        }
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
