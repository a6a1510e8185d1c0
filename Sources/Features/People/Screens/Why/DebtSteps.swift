import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// How debts and claims are matched, and what is left after each payment; folded, since the expenses say more.
struct DebtSteps: View {
    let explanation: DebtExplanation
    let group: PeopleGroup

    var body: some View {
        details(.class("card disclosure")) {
            summary { "How Coffer finds the payments" }
            p(.class("second")) { "Members who owe pay members who are owed, in the order of the list, until everybody is settled." }
            ul(.class("rows")) {
                ForEach(Array(explanation.steps.indices), id: { String($0) }) { row(explanation.steps[$0]) }
            }
        }
    }

    private func row(_ step: DebtExplanation.NettingStep) -> some View {
        ListRow(
            "\(group.name(of: step.debt.from)) → \(group.name(of: step.debt.to))",
            subtitle: "Left to pay: \(step.debtorRest), left to receive: \(step.creditorRest)"
        ) {
            IconDisc(.arrowUpRight, tint: step.debt == explanation.debt ? .accent : .neutral)
        } trailing: {
            AmountText(step.debt.amount)
        }
    }
}
