import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// Why a payment is suggested: the expenses and settlements of the two, and how the payments follow from them.
struct DebtView: View {
    let model: DebtViewModel

    var body: some View {
        Loaded(model.group, of: model, .detail, retry: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute) { group in
            Live("debt") {
                if model.explanations.isEmpty {
                    EmptyStateView(.checkmarkCircle, sentence: "Coffer no longer suggests a payment between the two.") {
                        ButtonLink("Show the group", path: PeopleRoute.groupDetail(groupId: model.groupId).path.absolute, role: .plain)
                    }
                } else {
                    ForEach(model.explanations, id: \.debt.amount.currency.code) { content($0, group) }
                }
            }
        }
        .navigationTitle("Why?")
    }

    private func content(_ explanation: DebtExplanation, _ group: PeopleGroup) -> some View {
        Group {
            GroupBox {
                p(.class("figure-label")) { group.sentence(of: explanation.debt) }
                p(.class("figure")) { AmountText(explanation.debt.amount) }
                if model.context.canWrite, !group.isArchived { ButtonLink("Settle up", path: model.settleLink.path) }
            }
            Columns {
                div(.class("wrapping")) { ExplanationLines(explanation: explanation.debtor, group: group) }
                div(.class("wrapping")) { ExplanationLines(explanation: explanation.creditor, group: group) }
            }
            DebtSteps(explanation: explanation, group: group)
        }
    }
}
