import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel

/// What is behind the balance or the payment that a guest has opened.
struct GuestExplanation: View {
    let model: GuestGroupViewModel
    let group: PeopleGroup

    var body: some View {
        Live("guest-why") {
            div(.class("stack-wide")) {
                ForEach(model.debts, id: \.debt.amount.currency.code) { explanation in
                    GroupBox {
                        p(.class("figure-label")) { group.sentence(of: explanation.debt) }
                        p(.class("figure")) { AmountText(explanation.debt.amount) }
                    }
                    div(.class("wrapping")) {
                        ExplanationLines(explanation: explanation.debtor, group: group, isLinked: false)
                        ExplanationLines(explanation: explanation.creditor, group: group, isLinked: false)
                    }
                    DebtSteps(explanation: explanation, group: group)
                }
                div(.class("wrapping")) {
                    ForEach(model.balances, id: \.currency.code) { ExplanationLines(explanation: $0, group: group, isLinked: false) }
                }
                if model.debts.isEmpty, model.balances.isEmpty {
                    EmptyStateView(.checkmarkCircle, sentence: "This balance is settled now.")
                }
                ButtonLink("Back to the group", path: model.link().path, role: .plain)
            }
        }
    }
}
