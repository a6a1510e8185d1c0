import Models
import Navigation
import Observation
import Services

/// What Coffer this is, and whether its books agree.
@Observable
final class AboutViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    /// Whether the query asks to add everything up.
    var checks = false
    /// What adding everything up found; nil: it was not asked for.
    private(set) var check: LedgerCheck?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any BackupServiceProtocol

    // MARK: - Initialization

    init(service: any BackupServiceProtocol, context: MemberContext) {
        self.service = service
        self.context = context
    }

    /// This screen with the check, which reads everything and is made when it is asked for.
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

    /// The check is made once for a page, not at every change.
    func refresh() async {}
}
