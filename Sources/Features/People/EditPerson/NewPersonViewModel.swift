import Models
import Observation
import ScreenKit
import Services

/// Adds a person.
@Observable
final class NewPersonViewModel: LoadableModel, PersonFormModel {

    // MARK: - Published Properties

    var form = EditForm<PersonForm>()
    let question: PassphraseQuestion

    // MARK: - Dependencies

    let context: PeopleContext

    // MARK: - Initialization

    init(_ context: PeopleContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    // MARK: - Data Loading

    func load() async throws {
        let people = try await context.services.people().fetchPeople().people
        form.color = Account.nextColor(besides: people.map(\.person.color))
    }

    // MARK: - Actions

    func save() async { await add() }
}
