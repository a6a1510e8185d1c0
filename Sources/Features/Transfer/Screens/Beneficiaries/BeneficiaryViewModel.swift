import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// One beneficiary: name, address and account number.
@Observable
final class BeneficiaryViewModel: LoadableModel {
    private(set) var beneficiary: Beneficiary?
    /// An account number that is not an IBAN, in full; nil until it was requested.
    private(set) var number: String?
    /// The passphrase field, required before the number is shown.
    let question: PassphraseQuestion
    /// The error of the last action.
    private(set) var problem: LocalizedText?

    let beneficiaryId: String

    let context: TransferContext

    init(_ context: TransferContext, beneficiaryId: String) {
        self.context = context
        question = PassphraseQuestion(context)
        self.beneficiaryId = beneficiaryId
    }

    /// Whether the page shows the number, which no other page does.
    var showsResult: Bool { number != nil }

    /// The link to a transfer form with this beneficiary.
    var payLink: Link { Link(.transfer(.external), query: [QueryItem("to", beneficiaryId)]) }

    /// The confirmation question before deletion. It names the beneficiary.
    var deleteQuestion: LocalizedText { beneficiary.map { "Delete \($0.party.name)? Your past transfers do not change." } ?? "" }

    func load() async throws {
        guard let id = ID<Beneficiary>(beneficiaryId) else { throw ServiceError.notFound }
        beneficiary = try await context.services.beneficiaries().fetchBeneficiary(id: id)
    }

    /// Shows an account number that is not an IBAN after the member was authenticated again.
    func showNumber() async {
        guard let id = beneficiary?.id else { return }
        do {
            try await question.confirming("Enter your passphrase to see the number.") {
                number = try await context.services.beneficiaries().revealNumber(id: id)
            }
        } catch {
            problem = context.message(of: error)
        }
    }

    func toggleFavorite() async {
        await perform { beneficiary in
            _ = try await context.services.beneficiaries().setFavorite(id: beneficiary.id, !beneficiary.isFavorite)
            context.notify(Notice(beneficiary.isFavorite ? "No favourite any more" : "Added to favourites"))
        }
    }

    func delete() async {
        await perform { beneficiary in
            try await context.services.beneficiaries().deleteBeneficiary(id: beneficiary.id)
            context.notify(Notice("\(beneficiary.party.name) deleted"))
            context.pop()
        }
    }

    private func perform(_ body: (Beneficiary) async throws -> Void) async {
        guard let beneficiary else { return }
        do { try await body(beneficiary) } catch { problem = context.message(of: error) }
    }
}
