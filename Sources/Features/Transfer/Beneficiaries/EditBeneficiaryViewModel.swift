import Localization
import Models
import Navigation
import Observation
import Services

/// Edits an existing beneficiary.
@Observable
final class EditBeneficiaryViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
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

    let context: MemberContext
    private let service: any BeneficiaryServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(beneficiaryId: String, service: any BeneficiaryServiceProtocol, context: MemberContext, coordinator: TransferCoordinator?) {
        self.beneficiaryId = beneficiaryId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The hint below the number field; nil if the field shows the stored number.
    var numberHint: LocalizedText? {
        guard let number = original?.party.number, number.iban == nil else { return nil }
        return "Now \(number.shown). Leave it empty to keep it."
    }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Beneficiary>(beneficiaryId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let beneficiary = try await service.fetchBeneficiary(id: id)
            original = beneficiary
            party = PartyForm(beneficiary.party, showsNumber: false)
            isFavorite = beneficiary.isFavorite
            revision = String(beneficiary.revision)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
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
            _ = try await service.updateBeneficiary(changed)
            coordinator?.notify(Notice("Saved"))
            coordinator?.open(Link(.transfer(.beneficiaryDetail(beneficiaryId: beneficiaryId))))
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(original.revision)
            errors.form = "Somebody else changed this beneficiary in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = message(of: error)
        }
    }
}
