import Localization
import Models
import Navigation
import Observation
import Services

/// One beneficiary: name, address and account number.
@Observable
final class BeneficiaryViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var beneficiary: Beneficiary?
    /// An account number that is not an IBAN, in full; nil until it was requested.
    private(set) var number: String?
    /// Whether the passphrase must be entered again before the number is shown.
    var asksPassphrase = false
    var passphrase = ""
    private(set) var passphraseError: LocalizedText?
    /// The error of the last action.
    private(set) var problem: LocalizedText?

    // MARK: - Properties

    let beneficiaryId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any BeneficiaryServiceProtocol
    private let security: any SecurityServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(
        beneficiaryId: String, service: any BeneficiaryServiceProtocol, security: any SecurityServiceProtocol, context: MemberContext,
        coordinator: TransferCoordinator?
    ) {
        self.beneficiaryId = beneficiaryId
        self.service = service
        self.security = security
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Presentation

    /// Whether the page shows the number, which no other page does.
    var showsResult: Bool { number != nil }

    /// The link to a transfer form with this beneficiary.
    var payLink: Link { Link(.transfer(.external), query: [QueryItem("to", beneficiaryId)]) }

    /// The confirmation question before deletion. It names the beneficiary.
    var deleteQuestion: LocalizedText { beneficiary.map { "Delete \($0.party.name)? Orders that were made stay as they are." } ?? "" }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        guard let id = ID<Beneficiary>(beneficiaryId) else { return state = .error(.notFound) }
        do {
            beneficiary = try await service.fetchBeneficiary(id: id)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Shows an account number that is not an IBAN after the member was authenticated again.
    func showNumber() async {
        guard let id = beneficiary?.id else { return }
        do {
            if asksPassphrase { try await security.confirm(passphrase: passphrase) }
            number = try await service.revealNumber(id: id)
            asksPassphrase = false
        } catch ServiceError.confirmationNeeded {
            asksPassphrase = true
            passphraseError = "Enter your passphrase to see the number"
        } catch {
            passphraseError = message(of: error)
            if !asksPassphrase { problem = passphraseError }
        }
    }

    func toggleFavorite() async {
        await act { beneficiary in
            _ = try await service.setFavorite(id: beneficiary.id, !beneficiary.isFavorite)
            coordinator?.notify(Notice(beneficiary.isFavorite ? "No favourite any more" : "Added to favourites"))
        }
    }

    func delete() async {
        await act { beneficiary in
            try await service.deleteBeneficiary(id: beneficiary.id)
            coordinator?.notify(Notice("\(beneficiary.party.name) deleted"))
            coordinator?.open(Link(.transfer(.beneficiaries)))
        }
    }

    // MARK: - Private Methods

    private func act(_ body: (Beneficiary) async throws -> Void) async {
        guard let beneficiary else { return }
        do { try await body(beneficiary) } catch { problem = message(of: error) }
    }
}
