import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit

/// Why a member's balance is what it is.
struct BalanceView: View {
    let model: BalanceViewModel

    var body: some View {
        Loaded(
            model.group?.group, of: model, .detail,
            retry: PeopleRoute.balance(groupId: model.groupId, memberId: model.memberId).path.absolute
        ) { group in
            if let member = ID<GroupMember>(model.memberId) {
                Live("balance") {
                    if model.explanations.isEmpty {
                        EmptyStateView(.checkmarkCircle, sentence: "This member has no expenses and no settlements.")
                    } else {
                        ForEach(model.explanations, id: \.currency.code) { explanation in
                            GroupBox {
                                p(.class("figure-label")) { heading(group, member, explanation.balance) }
                                p(.class("figure")) { AmountText(explanation.balance.magnitude) }
                            }
                            div(.class("wrapping")) { ExplanationLines(explanation: explanation, group: group) }
                        }
                    }
                }
            }
        }
        .navigationTitle("How this adds up")
    }

    private func heading(_ group: PeopleGroup, _ member: ID<GroupMember>, _ balance: Money) -> LocalizedText {
        let isYou = group.member(member)?.isYou == true
        if balance.isZero { return isYou ? "You are settled" : "\(group.name(of: member)) is settled" }
        if balance.isNegative { return isYou ? "You owe" : "\(group.name(of: member)) owes" }
        return isYou ? "You are owed" : "\(group.name(of: member)) is owed"
    }
}
