import Models
import Observation
import PeopleModel
import ScreenKit

/// Adds a group.
@Observable
final class NewGroupViewModel: ContextModel<PeopleContext>, LoadableModel, GroupFormModel {
    private(set) var people: [Person] = []
    var form = EditForm<GroupForm>()

    var group: PeopleGroup? { nil }

    func load() async throws {
        people = try await context.services.people().fetchPeople().people.map(\.person)
        form.currency = context.household.currency.code
    }

    func save() async { await add() }
}
