import Models
import Navigation
import Observation
import Services

/// The version of the application, and a check of the ledger's consistency.
@Observable
final class AboutViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    /// Whether the query requests the ledger check.
    var checks = false
    /// The result of the ledger check; nil if it was not requested.
    private(set) var check: LedgerCheck?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any BackupServiceProtocol

    // MARK: - Initialization

    init(service: any BackupServiceProtocol, context: MemberContext) {
        self.service = service
        self.context = context
    }

    /// The link to this screen with the ledger check. The check reads the whole ledger, so it runs only on request.
    var checkLink: Link { Link(.more(.about), query: [QueryItem("check", "1")]) }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            if checks { check = try await service.check() }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    /// The check runs once per page load, not after every change.
    func refresh() async {}
}
