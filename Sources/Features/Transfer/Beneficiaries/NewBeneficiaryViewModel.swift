import Localization
import Models
import Navigation
import Observation
import Services

/// Creates a beneficiary.
@Observable
final class NewBeneficiaryViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    var party = PartyForm()
    var isFavorite = false
    private(set) var errors = OrderForm.Errors()
    /// The idempotency key: a form that is submitted twice creates one beneficiary.
    var key = ""

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any BeneficiaryServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(service: any BeneficiaryServiceProtocol, context: MemberContext, coordinator: TransferCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async { state = .loaded }

    // MARK: - Actions

    func save() async {
        errors = OrderForm.Errors()
        let read = party.party()
        errors.add(PaymentPartyRule.violations(of: read))
        guard errors.isEmpty else { return }
        do {
            let beneficiary = try await service.addBeneficiary(read, isFavorite: isFavorite, key: key.isEmpty ? nil : key)
            coordinator?.notify(Notice("\(beneficiary.party.name) added"))
            coordinator?.open(Link(.transfer(.beneficiaryDetail(beneficiaryId: beneficiary.id.description))))
        } catch {
            errors.form = message(of: error)
        }
    }
}
