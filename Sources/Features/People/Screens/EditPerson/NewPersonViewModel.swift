import Models
import Observation
import PeopleModel
import ScreenKit

/// Adds a person.
@Observable
final class NewPersonViewModel: LoadableModel, PersonFormModel {
    var form = EditForm<PersonForm>()
    let question: PassphraseQuestion

    let context: PeopleContext

    init(_ context: PeopleContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    func load() async throws {
        let people = try await context.services.people().fetchPeople().people
        form.color = Account.nextColor(besides: people.map(\.person.color))
    }

    func save() async { await add() }
}
