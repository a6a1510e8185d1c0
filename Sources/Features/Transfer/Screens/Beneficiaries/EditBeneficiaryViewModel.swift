import Localization
import Models
import Observation
import ScreenKit
import Services
import TransferModel

/// Edits an existing beneficiary.
@Observable
final class EditBeneficiaryViewModel: BeneficiaryFormModel {
    /// The beneficiary as currently stored.
    private(set) var original: Beneficiary?
    var form = EditForm<BeneficiaryForm>()
    let question: PassphraseQuestion

    let beneficiaryId: String
    /// What is typed is kept after the row was deleted, so that it can be added again.
    let keepsInputAfterDeletion = true

    let context: TransferContext

    init(_ context: TransferContext, beneficiaryId: String) {
        self.context = context
        question = PassphraseQuestion(context)
        self.beneficiaryId = beneficiaryId
    }

    /// The hint below the number field; nil if the field shows the stored number.
    var numberHint: LocalizedText? {
        guard let number = original?.party.number, number.iban == nil else { return nil }
        return "The number is now \(number.shown). Leave empty to keep this number."
    }

    func load() async throws {
        guard let id = ID<Beneficiary>(beneficiaryId) else { throw ServiceError.notFound }
        let beneficiary = try await context.services.beneficiaries().fetchBeneficiary(id: id)
        original = beneficiary
        let values = BeneficiaryForm(beneficiary)
        var shown = values
        shown.party.number = beneficiary.party.number.shown
        form.begin(with: values, revision: beneficiary.revision, showing: shown)
    }

    func save() async {
        guard var beneficiary = original else { return }
        let number = beneficiary.party.number
        guard let party = validated(keeping: number.iban == nil ? number : nil) else { return }
        beneficiary.party = party
        beneficiary.isFavorite = form.isFavorite
        beneficiary.revision = form.seenRevision
        await submit {
            try await question.confirming {
                _ = try await context.services.beneficiaries().updateBeneficiary(beneficiary)
                context.dismiss(showing: "Saved")
            }
        }
    }

    func addAgain() async { await add() }
}
