import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// What the members owe each other: the payments that settle the group, or the debts behind them.
struct GroupDebts: View {
    let model: GroupDetailViewModel
    let group: PeopleGroup

    var body: some View {
        Group {
            if group.members.count > 2 {
                FilterChips(
                    "Debts", DebtMode.allCases.map { FilterChip($0.title, path: model.link($0).path, isSelected: $0 == model.mode) })
            }
            if model.debts.isEmpty {
                Banner("Everybody is settled", symbol: .checkmarkCircle, tone: .credit)
            } else {
                Section("Who owes whom", id: "debts", note: note) {
                    ForEach(Array(model.debts.indices), id: { String($0) }) { row(model.debts[$0]) }
                }
            }
        }
    }

    private var note: LocalizedText {
        model.mode == .simplified ? "Open a payment to see why." : "Every share is owed to those who paid for it."
    }

    private func row(_ debt: Debt) -> some View {
        ListRow(group.sentence(of: debt), path: model.mode == .simplified ? path(debt) : nil) {
            IconDisc(.arrowUpRight, tint: isOurs(debt.from) ? .warning : isOurs(debt.to) ? .credit : .neutral)
        } trailing: {
            AmountText(debt.amount)
        }
    }

    private func isOurs(_ member: ID<GroupMember>) -> Bool { group.member(member)?.isOurs == true }

    private func path(_ debt: Debt) -> String {
        PeopleRoute.debt(groupId: group.id.description, fromId: debt.from.description, toId: debt.to.description).path.absolute
    }
}
