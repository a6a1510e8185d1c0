import Models
import Observation
import PlanModel
import ScreenKit
import Services

/// Income and bills that return.
@Observable
final class ExpectedListViewModel: ContextModel<PlanContext>, LoadableModel {
    private(set) var overview: ExpectedOverview?

    /// Those whose occurrence is late or missing.
    var late: [ExpectedSummary] { (overview?.items ?? []).filter { $0.status == .late || $0.status == .missing } }

    /// Those that are to come in, and those that are to go out.
    var income: [ExpectedSummary] { (overview?.items ?? []).filter { $0.status == .expected && $0.item.isIncome } }
    var spending: [ExpectedSummary] { (overview?.items ?? []).filter { $0.status == .expected && !$0.item.isIncome } }
    var ended: [ExpectedSummary] { (overview?.items ?? []).filter { $0.status == .ended } }

    func load() async throws { overview = try await context.services.expected().fetchExpected() }
}
