import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// How debts and claims are matched, and what is left after each payment.
struct DebtSteps: View {
    let explanation: DebtExplanation
    let group: PeopleGroup

    var body: some View {
        div(.class("wrapping")) {
            Section(
                "How the payments follow", id: "steps-\(explanation.debt.amount.currency.code)",
                note: "Those who owe pay those who are owed, in the order of the members, until nobody owes anything."
            ) {
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
