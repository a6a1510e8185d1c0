import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// Chooses the group that guests are invited to.
@Observable
final class ChooseGuestGroupViewModel: ContextModel<PeopleContext>, LoadableModel {
    private(set) var overview: PeopleOverview?

    var groups: [PeopleGroup] { (overview?.groups ?? []).map(\.group).filter { !$0.isArchived } }

    func load() async throws { overview = try await context.services.people().fetchPeople() }
}
