import Models
import Navigation
import Observation
import PlanModel
import RecurrenceModel
import ScreenKit
import Services

/// Income and bills that the ledger shows and that are not expected yet.
@Observable
final class ExpectedFoundViewModel: ContextModel<PlanContext>, LoadableModel {
    private(set) var found: FoundList?

    var income: [FoundSeries] { (found?.series ?? []).filter { $0.kind == .income } }
    var spending: [FoundSeries] { (found?.series ?? []).filter { $0.kind != .income } }

    /// The form that begins with a series.
    func link(_ series: FoundSeries) -> Link {
        Link(.plan(.newExpected), query: [QueryItem("found", series.id.description)]).leadingBack(to: Link(.plan(.expectedFound)))
    }

    func load() async throws { found = try await context.services.expected().fetchFound() }
}
