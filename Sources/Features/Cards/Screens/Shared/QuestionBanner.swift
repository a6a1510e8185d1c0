import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransactionsModel

/// Asks once which of several benefits a transaction used, with a button for each benefit.
struct QuestionBanner: View {
    let question: BenefitQuestion
    let answer: (BenefitListing?) async -> Void

    var body: some View {
        div(.class("card card-padded question")) {
            div(.class("question-head")) {
                IconDisc(.questionmarkCircle, tint: .accent)
                div(.class("row-text")) {
                    p(.class("question-title")) { "Which benefit did \(question.payee) on \(question.day) use?" }
                    p(.class("small second")) {
                        AmountText(question.amount)
                        question.isCredit ? " came in · " : " · "
                        a(.href(TransactionsRoute.detail(transactionId: question.transaction.description).path.absolute)) {
                            "See the transaction"
                        }
                    }
                }
            }
            div(.class("buttons")) {
                ForEach(question.choices, id: \.benefit.id.description) { choice in
                    Button(title(choice), role: .plain, name: "choose") { await answer(choice) }
                }
                Button("None of these", role: .plain, name: "none") { await answer(nil) }
            }
        }
    }

    /// The name of the benefit, with its card if the choices are from several cards.
    private func title(_ choice: BenefitListing) -> LocalizedText {
        let name = choice.benefit.displayName
        return Set(question.choices.map(\.card)).count > 1 ? "\(name) · \(choice.cardName)" : .verbatim(name)
    }
}
