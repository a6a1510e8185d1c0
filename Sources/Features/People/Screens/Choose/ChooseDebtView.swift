import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// What the household owes and is owed; each debt leads to the form that settles it.
struct ChooseDebtView: View {
    let model: ChooseDebtViewModel

    var body: some View {
        Loaded(model, .list, retry: PeopleRoute.chooseDebt.path.absolute) {
            if model.debts.isEmpty {
                EmptyStateView(.checkmarkCircle, sentence: "Everybody is settled. There is nothing to pay.") {
                    ButtonLink("People", path: PeopleRoute.list.path.absolute, role: .plain)
                }
            } else {
                Section("Who owes whom", id: "debts") {
                    ForEach(Array(model.debts.indices), id: { String($0) }) { row(model.debts[$0].debt, of: model.debts[$0].group) }
                }
            }
        }
        .navigationTitle("Settle up")
    }

    private func row(_ debt: Debt, of group: PeopleGroup) -> some View {
        ListRow(
            group.sentence(of: debt), subtitle: group.isDirect ? "Between the two of you" : .verbatim(group.name),
            path: debt.settleLink(in: group.id).path
        ) {
            GroupDisc(group: group)
        } trailing: {
            AmountText(debt.amount)
        }
    }
}
