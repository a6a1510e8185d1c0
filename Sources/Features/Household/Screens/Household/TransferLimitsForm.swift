import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import TransferModel

/// The form of the household's transfer limits. An owner can edit it; other members see the values.
struct TransferLimitsForm: View {
    let editing: TransferLimitsEditor
    let isOwner: Bool

    var body: some View {
        if isOwner {
            GroupBox("Transfers") {
                Form(label: "Transfers") {
                    MoneyField(
                        "Confirm above", text: editing[\.confirmation], currency: editing.currency, error: editing.errors[.confirmation],
                        hint: "Larger transfers need a one-time code or your passphrase. Leave empty to confirm none.")
                    MoneyField(
                        "Daily limit", text: editing[\.daily], currency: editing.currency, error: editing.errors[.daily],
                        hint: "What one member can transfer from one account in a day. Leave empty for all that is available.")
                    PassphraseQuestionField(question: editing.question) { await editing.save() }
                    FormProblem(editing.errors.form)
                    Button("Save limits", name: "save-limits") { await editing.save() }
                }
            }
        } else if let limits = editing.limits {
            FactList("Transfers") {
                Fact("Confirm above", text(limits.confirmation))
                Fact("Daily limit", text(limits.daily))
            }
        }
    }

    private func text(_ limit: Money?) -> LocalizedText { limit.map { "\($0)" } ?? "None" }
}
