import HouseholdModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The version of the application, and a check of the ledger's consistency.
@Observable
final class AboutViewModel: ContextModel<HouseholdContext>, LoadableModel {
    /// Whether the query requests the ledger check.
    var checks = false
    /// The result of the ledger check; nil if it was not requested.
    private(set) var check: LedgerCheck?

    /// The link to this screen with the ledger check. The check reads the whole ledger, so it runs only on request.
    var checkLink: Link { Link(.household(.about), query: [QueryItem("check", "1")]) }

    /// Runs the check once per page, not after every change.
    func load() async throws {
        if checks, !isRefreshing { check = try await context.services.backup().check() }
    }
}
