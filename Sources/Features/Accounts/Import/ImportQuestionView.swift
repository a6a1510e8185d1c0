import DesignSystem
import HTML
import Models
import Services

/// Asks which of several pending transactions a line completes.
struct ImportQuestionView: View {
    let model: ImportViewModel
    let question: ImportQuestion

    var body: some View {
        section(.class("card card-padded")) {
            div(.class("import-question")) {
                IconDisc(.questionmarkCircle, tint: .warning)
                div {
                    strong { "Which one is \(question.payee.isEmpty ? "this line" : question.payee)?" }
                    p(.class("small second")) {
                        "\(question.day.formatted(.medium, in: locale)) · \(question.accountName) · "
                        AmountText(question.amount, in: locale, isHidden: !model.context.showsBalances)
                    }
                }
            }
            Picker("It is", selection: answer, options: options, style: .radios, name: "answer")
        }
    }

    private var locale: LocaleFormat { model.context.locale }

    private var options: [PickerOption] {
        question.candidates.map { candidate in
            let parts = [
                candidate.payee.isEmpty ? "No payee" : candidate.payee, candidate.counterpart, candidate.day.formatted(.medium, in: locale),
            ]
            return PickerOption(parts.filter { !$0.isEmpty }.joined(separator: " · "), value: candidate.transaction.description)
        } + [PickerOption("None of them: a new transaction", value: StatementDraft.new)]
    }

    private var answer: Binding<String> {
        Binding(get: { model.answers[question.id] ?? "" }, set: { model.answers[question.id] = $0 })
    }
}
