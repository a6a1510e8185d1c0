import Models
import Observation
import ScreenKit
import Services

/// Adds a group.
@Observable
final class NewGroupViewModel: LoadableModel, GroupFormModel {

    // MARK: - Published Properties

    private(set) var people: [Person] = []
    var form = EditForm<GroupForm>()

    // MARK: - Dependencies

    let context: PeopleContext

    // MARK: - Initialization

    init(_ context: PeopleContext) {
        self.context = context
    }

    // MARK: - Presentation

    var group: PeopleGroup? { nil }

    // MARK: - Data Loading

    func load() async throws {
        people = try await context.services.people().fetchPeople().people.map(\.person)
        form.currency = context.household.currency.code
    }

    // MARK: - Actions

    func save() async { await add() }
}
