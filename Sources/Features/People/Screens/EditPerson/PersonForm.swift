import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services

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

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var email: LocalizedText?
        var phone: LocalizedText?
        var emoji: LocalizedText?
        var iban: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "email": \.email
            case "phone": \.phone
            case "emoji": \.emoji
            case "iban": \.iban
            default: nil
            }
        }
    }
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
            try await question.confirming("Enter your passphrase, then add again") {
                let person = try await context.services.people().addPerson(draft)
                await context.notify(added: "\(person.name) added", by: .addPerson, of: person.id.description)
                context.push(.detail(personId: person.id.description))
            }
        }
    }
}
