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
    /// The people who are members.
    let people: [ID<Person>: Person]

    var body: some View {
        Group {
            if group.members.count > 2 {
                SegmentedLinks(
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
        model.mode == .simplified ? "Open a payment to see why." : "Each member owes their share to the person who paid."
    }

    private func row(_ debt: Debt) -> some View {
        FromToRow(
            group.sentence(of: debt), from: group.name(of: debt.from), to: group.name(of: debt.to),
            path: model.mode == .simplified ? path(debt) : nil
        ) {
            MemberDisc(member: group.member(debt.from), people: people)
        } toDisc: {
            MemberDisc(member: group.member(debt.to), people: people)
        } trailing: {
            AmountText(debt.amount)
            if model.canAdd, model.mode == .simplified {
                a(
                    .class("button button-plain"), .href(debt.settleLink(in: group.id).path),
                    .ariaLabel("Settle: \(group.sentence(of: debt))")
                ) { "Settle" }
            }
        }
    }

    private func path(_ debt: Debt) -> String {
        PeopleRoute.debt(groupId: group.id.description, fromId: debt.from.description, toId: debt.to.description).path.absolute
    }
}
