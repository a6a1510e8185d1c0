import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a beneficiary.
@Observable
final class NewBeneficiaryViewModel: LoadableModel {

    // MARK: - Published Properties

    var party = PartyForm()
    var isFavorite = false
    private(set) var errors = OrderForm.Errors()
    /// The idempotency key: a form that is submitted twice creates one beneficiary.
    var key = ""

    // MARK: - Dependencies

    let context: TransferContext

    // MARK: - Initialization

    init(_ context: TransferContext) {
        self.context = context
    }

    // MARK: - Data Loading

    func load() async throws {}

    // MARK: - Actions

    func save() async {
        errors = OrderForm.Errors()
        let read = party.party()
        errors.add(PaymentPartyRule.violations(of: read))
        guard errors.isEmpty else { return }
        do {
            let beneficiary = try await context.services.beneficiaries().addBeneficiary(
                read, isFavorite: isFavorite, key: key.isEmpty ? nil : key)
            context.notify(Notice("\(beneficiary.party.name) added"))
            context.push(.beneficiaryDetail(beneficiaryId: beneficiary.id.description))
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
