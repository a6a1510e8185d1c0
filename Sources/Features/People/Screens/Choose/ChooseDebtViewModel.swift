import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// Chooses a debt of the household, or one owed to it, to settle.
@Observable
final class ChooseDebtViewModel: ContextModel<PeopleContext>, LoadableModel {
    private(set) var overview: PeopleOverview?

    /// The debts that can be settled, each with its group: those of groups by name, then direct ones.
    var debts: [(debt: Debt, group: PeopleGroup)] {
        guard let overview else { return [] }
        return (overview.groups + overview.direct).filter { !$0.group.isArchived }
            .flatMap { summary in summary.ownDebts.map { ($0, summary.group) } }
    }

    func load() async throws { overview = try await context.services.people().fetchPeople() }
}
