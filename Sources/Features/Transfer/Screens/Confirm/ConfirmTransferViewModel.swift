import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// The review of an order and its confirmation.
@Observable
final class ConfirmTransferViewModel: LoadableModel {
    private(set) var review: TransferReview?
    /// The time when the confirmation expires; nil if it needs only a button press.
    private(set) var expiry: Moment?
    /// The digest of the displayed review, submitted with the form.
    var digest = ""
    /// The expiry of the displayed confirmation, submitted with the form.
    var validUntil = ""
    var code = ""
    var passphrase = ""
    /// What the browser returned for `request`; empty if another proof is given.
    var passkey = ""
    /// The request for a passkey that confirms what is shown; nil if the member has none for this site, or no proof is required.
    private(set) var request: PasskeyRequest?
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var proof: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?
    }

    let transferId: String

    let context: TransferContext

    init(_ context: TransferContext, transferId: String) {
        self.context = context
        self.transferId = transferId
    }

    // MARK: - Presentation

    /// Sentences for the rules that the order currently violates.
    var violations: [LocalizedText] { review?.violations.map { RuleViolation($0).text } ?? [] }

    /// The expiry as text: `2:35 PM`; nil if the confirmation does not expire.
    var validUntilText: String? { expiry.map { context.locale.time(hour: $0.hour, minute: $0.minute) } }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Transfer>(transferId) else { throw ServiceError.notFound }
        let transfer = try await context.services.transfers().fetchTransfer(id: id).transfer
        guard transfer.status == .initiated else { return open(transfer) }
        try await load(id)
        digest = review?.digest ?? ""
        validUntil = shownEnd
    }

    // MARK: - Actions

    func confirm() async {
        guard let review else { return }
        errors = Errors()
        guard validUntil == shownEnd else {
            validUntil = shownEnd
            return errors.proof = "The confirmation has run out. Look at the transfer again, then confirm it."
        }
        guard let proof = proof(for: review.proof) else { return }
        do {
            let transfer = try await context.services.transfers().confirm(id: review.details.transfer.id, proof: proof, digest: digest)
            context.notify(Notice(confirmation(of: transfer)))
            open(transfer)
        } catch ServiceError.conflict {
            digest = review.digest
            errors.form = "The transfer was changed in the meantime. Look at it again, then confirm it."
        } catch {
            await showRejection(context.message(of: error))
        }
    }

    /// Cancels the order, which has not changed the ledger.
    func cancel() async {
        guard let id = review?.details.transfer.id else { return }
        do {
            _ = try await context.services.transfers().cancel(id: id)
            context.notify(Notice("Transfer cancelled"))
            context.popToRoot()
        } catch {
            errors.form = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    private var shownEnd: String { review?.expiresAt.map { String($0) } ?? "" }

    private func load(_ id: ID<Transfer>) async throws {
        let review = try await context.services.transfers().review(id: id)
        self.review = review
        await prepare(review)
        if let end = review.expiresAt { expiry = try await context.services.localTime().moments(at: [end]).first }
    }

    /// Another proof is always possible, so a failure is no failure of the page.
    private func prepare(_ review: TransferReview) async {
        guard review.proof != TransferProofKind.none else { return request = nil }
        let service = context.services.confirmation()
        request = (try? await service.passkeyRequest(at: context.site, for: review.passkeyContent)) ?? nil
    }

    /// The proof that was entered; nil if the field is empty, which sets its error.
    private func proof(for kind: TransferProofKind) -> TransferProof? {
        switch kind {
        case .none: return TransferProof.none
        case _ where !passkey.isEmpty: return .passkey(PasskeyAnswer(passkey, site: context.site))
        case .code:
            let typed = code.filter { !$0.isWhitespace }
            guard typed.isEmpty else { return .code(typed) }
            errors.proof = "Enter the code that your authenticator shows, or a backup code"
        case .passphrase:
            guard passphrase.isEmpty else { return .passphrase(passphrase) }
            errors.proof = "Enter your passphrase"
        }
        return nil
    }

    /// Shows why the proof was rejected and how many attempts remain. After the last attempt the order is cancelled.
    private func showRejection(_ sentence: LocalizedText) async {
        guard let id = review?.details.transfer.id else { return }
        do {
            let transfer = try await context.services.transfers().fetchTransfer(id: id).transfer
            guard transfer.status == .initiated else {
                context.notify(Notice(sentence))
                return open(transfer)
            }
            try await load(id)
            (digest, validUntil) = (review?.digest ?? "", shownEnd)
        } catch {
            return errors.form = context.message(of: error)
        }
        if violations.isEmpty, review?.proof != TransferProofKind.none { errors.proof = sentence } else { errors.form = sentence }
    }

    private func confirmation(of transfer: Transfer) -> LocalizedText {
        if transfer.status == .completed { return "Transfer recorded" }
        guard transfer.isSubmitted else { return "Scheduled for \(transfer.day)" }
        return "Confirmed. Now pay at your bank"
    }

    /// Opens the receipt of a completed order, else the order.
    private func open(_ transfer: Transfer) {
        let isDone = transfer.status == .completed || transfer.isSubmitted
        context.open(Link(.transfer(isDone ? .receipt(transferId: transferId) : .detail(transferId: transferId))))
    }
}
