import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import TransferModel

/// The review of an order before it is confirmed.
struct ConfirmTransferView: View {
    let model: ConfirmTransferViewModel

    var body: some View {
        Loaded(model.review, of: model, .detail, retry: path) { review in
            content(review)
        }
        .pageShape(.reading)
        .navigationTitle("Review transfer")
    }

    private var path: String { TransferRoute.confirm(transferId: model.transferId).path.absolute }

    private func content(_ review: TransferReview) -> some View {
        Group {
            if !model.violations.isEmpty {
                Banner(
                    "This transfer is not possible", text: .joined(model.violations, separator: ". "), symbol: .exclamationmarkTriangle,
                    tone: .danger)
            }
            GroupBox {
                p(.class("figure-label")) { "To \(review.details.recipientText)" }
                p(.class("figure")) {
                    AmountText(review.details.transfer.amount)
                }
            }
            OrderFacts(details: review.details)
            confirmation(review)
            div(.class("buttons")) {
                if review.proof != TransferProofKind.none { ButtonLink("Review again", path: path, role: .plain) }
                Button("Cancel transfer", role: .destructive, name: "cancel") { await model.cancel() }
            }
        }
    }

    private func confirmation(_ review: TransferReview) -> some View {
        Form(label: "Confirm transfer") {
            HiddenField("digest", value: model[\.digest])
            HiddenField("valid-until", value: model[\.validUntil])
            switch review.proof {
            case .none: EmptyView()
            case .code:
                TextField(
                    "Code", text: model[\.code], error: model.errors.proof,
                    hint: hint("The six digits that your authenticator shows, or a backup code.", review), autocomplete: "one-time-code",
                    required: true, maxLength: 20)
            case .passphrase:
                TextField(
                    "Passphrase", text: model[\.passphrase], error: model.errors.proof,
                    hint: hint("You need this for transfers above your household's limit.", review), type: .password,
                    autocomplete: "current-password", required: true)
            }
            FormProblem(model.errors.form)
            Button("Confirm transfer", name: "confirm") { await model.confirm() }
            PasskeyButton("Confirm with a passkey", request: model.request, answer: model[\.passkey]) { await model.confirm() }
        }
    }

    private func hint(_ sentence: LocalizedText, _ review: TransferReview) -> LocalizedText {
        var text = sentence
        if let end = model.validUntilText { text = "\(text) Valid until \(end)." }
        if review.attemptsLeft < TransferReview.maxAttempts {
            let left = review.attemptsLeft
            text = .plural(left, one: "\(text) 1 attempt is left.", other: "\(text) \(left) attempts are left.")
        }
        return text
    }
}
