import Localization
import Models
import PeopleModel
import ScreenKit

/// The values of the forms of new and existing people.
struct PersonForm: FormValues {
    var name = ""
    var email = ""
    var phone = ""
    /// `RRGGBB`; empty: the next unused one.
    var color = ""
    var emoji = ""
    var iban = ""
    var notes = ""

    init() {}

    /// Creates the form that edits a person.
    init(_ person: Person) {
        name = person.name
        email = person.email
        phone = person.phone
        color = person.color
        emoji = person.emoji
        iban = person.shownIBAN
        notes = person.notes
    }

    var draft: PersonDraft {
        PersonDraft(name: name, email: email, phone: phone, color: color.isEmpty ? nil : color, emoji: emoji, iban: iban, notes: notes)
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, email, phone, emoji, iban
    }

    typealias Errors = FormFieldErrors<Field>
}

/// The shared part of the view models that create and edit a person.
protocol PersonFormModel: EditableModel where Values == PersonForm, Context == PeopleContext {
    /// The passphrase field, required for a new IBAN.
    var question: PassphraseQuestion { get }
}

extension PersonFormModel {
    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this person in the meantime", gone: "This person was deleted",
            addAgain: "Add as a new person")
    }

    /// Adds the person and opens it.
    func add() async {
        var draft = form.values.draft
        draft.key = form.draftKey
        await submit {
            try await question.confirming("Enter your passphrase to add it.") {
                let person = try await context.services.people().addPerson(draft)
                await context.notify(undoable: "\(person.name) added", by: .addPerson, of: person.id.description)
                context.close(orPush: .detail(personId: person.id.description))
            }
        }
    }
}
