import Localization
import Models
import Observation
import PeopleModel
import ScreenKit
import Services

/// Edits a person.
@Observable
final class EditPersonViewModel: LoadableModel, PersonFormModel {
    /// The person as currently stored.
    private(set) var person: Person?
    var form = EditForm<PersonForm>()
    let question: PassphraseQuestion

    let personId: String

    let context: PeopleContext

    init(_ context: PeopleContext, personId: String) {
        self.context = context
        question = PassphraseQuestion(context)
        self.personId = personId
    }

    func load() async throws {
        guard let id = ID<Person>(personId) else { throw ServiceError.notFound }
        let person = try await context.services.people().fetchPerson(id: id).summary.person
        self.person = person
        form.begin(with: PersonForm(person), revision: person.revision)
    }

    func save() async {
        guard let person else { return }
        await submit {
            try await question.confirming {
                let saved = try await context.services.people().updatePerson(id: person.id, form.values.draft, revision: form.seenRevision)
                guard saved != person else { return context.dismiss(showing: "Nothing was changed") }
                await context.notify(undoable: "Saved", by: .editPerson, of: person.id.description)
                context.dismiss()
            }
        }
    }

    func addAgain() async { await add() }
}
