import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// Asks which of several pending transactions a line completes.
struct ImportQuestionView: View {
    let model: ImportViewModel
    let question: ImportQuestion

    var body: some View {
        section(.class("card card-padded")) {
            div(.class("import-question")) {
                IconDisc(.questionmarkCircle, tint: .warning)
                div {
                    strong { question.payee.isEmpty ? "Which transaction is this line?" : "Which transaction is \(question.payee)?" }
                    p(.class("small second")) {
                        "\(question.day) · \(question.accountName) · "
                        AmountText(question.amount)
                    }
                }
            }
            Picker("It is", selection: answer, options: options, style: .radios, name: "answer")
        }
    }

    private var locale: LocaleFormat { model.context.locale }

    private var options: [PickerOption] {
        question.candidates.map { candidate in
            var parts: [LocalizedText] = [candidate.payee.isEmpty ? "No payee" : .verbatim(candidate.payee)]
            if !candidate.counterpart.isEmpty { parts.append(.verbatim(candidate.counterpart)) }
            parts.append("\(candidate.day)")
            return PickerOption(.joined(parts), value: candidate.transaction.description)
        } + [PickerOption("None of them: a new transaction", value: StatementDraft.new)]
    }

    private var answer: Binding<String> {
        Binding(get: { model.corrections.answers[question.id] ?? "" }, set: { model.corrections.answers[question.id] = $0 })
    }
}
