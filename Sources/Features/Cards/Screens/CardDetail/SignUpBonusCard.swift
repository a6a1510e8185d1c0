import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Services

/// The progress of a sign-up bonus.
struct SignUpBonusCard: View {
    let progress: SignUpProgress
    let context: MemberContext

    var body: some View {
        GroupBox("Sign-up bonus") {
            p {
                if progress.isReached {
                    "You have spent enough for \(progress.bonus.reward)."
                } else {
                    "Spend "
                    amount(progress.left)
                    " more by \(progress.bonus.by) for \(progress.bonus.reward)."
                }
            }
            ProgressBar(
                "Spent towards the bonus", value: context.showsBalances ? progress.spent : .zero(progress.bonus.spend.currency),
                of: progress.bonus.spend)
            p(.class("progress-text")) {
                span {
                    amount(progress.spent)
                    " of "
                    AmountText(progress.bonus.spend, visibility: .publicFact, wholeAmounts: true)
                }
                span { deadline }
            }
        }
    }

    private var deadline: LocalizedText {
        let days = context.today.distance(to: progress.bonus.by)
        if progress.isReached { return "Reached" }
        return days < 0 ? "Ended" : days == 0 ? "Last day" : .plural(days, one: "1 day left", other: "\(days) days left")
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money, wholeAmounts: true)
    }
}
