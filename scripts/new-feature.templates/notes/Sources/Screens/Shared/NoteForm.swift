import Localization
import NotesModel
import ScreenKit

/// The values of the forms of new and existing notes.
struct NoteForm: FormValues {
    var text = ""

    init() {}

    /// Creates the form that edits a note.
    init(_ note: Note) {
        text = note.text
    }

    var draft: NoteDraft { NoteDraft(text: text) }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case text
    }

    typealias Errors = FormFieldErrors<Field>
}

/// The shared part of the view models that create and edit a note.
protocol NoteFormModel: EditableModel where Values == NoteForm, Context == NotesContext {}

extension NoteFormModel {
    var texts: EditTexts {
        EditTexts(conflict: "Somebody else changed this note in the meantime", gone: "This note was deleted")
    }
}
