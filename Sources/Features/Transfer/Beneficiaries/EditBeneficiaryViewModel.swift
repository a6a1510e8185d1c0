import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits an existing beneficiary.
@Observable
final class EditBeneficiaryViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The beneficiary as currently stored.
    private(set) var original: Beneficiary?
    var party = PartyForm()
    var isFavorite = false
    private(set) var errors = OrderForm.Errors()
    /// The revision of the beneficiary that the form was filled from.
    var revision = ""
    /// Whether another member changed the beneficiary since the form was filled.
    private(set) var isConflict = false

    // MARK: - Properties

    let beneficiaryId: String

    // MARK: - Dependencies

    let context: TransferContext

    // MARK: - Initialization

    init(_ context: TransferContext, beneficiaryId: String) {
        self.context = context
        self.beneficiaryId = beneficiaryId
    }

    /// The hint below the number field; nil if the field shows the stored number.
    var numberHint: LocalizedText? {
        guard let number = original?.party.number, number.iban == nil else { return nil }
        return "Now \(number.shown). Leave it empty to keep it."
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Beneficiary>(beneficiaryId) else { throw ServiceError.notFound }
        let beneficiary = try await context.services.beneficiaries().fetchBeneficiary(id: id)
        original = beneficiary
        party = PartyForm(beneficiary.party, showsNumber: false)
        isFavorite = beneficiary.isFavorite
        revision = String(beneficiary.revision)
    }

    // MARK: - Actions

    func save() async {
        guard let original else { return }
        errors = OrderForm.Errors()
        var changed = original
        changed.party = party.party(keeping: original.party.number.iban == nil ? original.party.number : nil)
        errors.add(PaymentPartyRule.violations(of: changed.party))
        guard errors.isEmpty else { return }
        changed.isFavorite = isFavorite
        changed.revision = Int64(revision) ?? 0
        do {
            _ = try await context.services.beneficiaries().updateBeneficiary(changed)
            context.notify(Notice("Saved"))
            context.push(.beneficiaryDetail(beneficiaryId: beneficiaryId))
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(original.revision)
            errors.form = "Somebody else changed this beneficiary in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
