import DesignSystem
import HTML
import Localization
import NotesModel
import ScreenKit

/// The fields of a note.
struct NoteFields<Model: NoteFormModel>: View {
    let model: Model

    var body: some View {
        TextField(
            "Text", text: model[\.form.text], error: model.form.errors[.text], name: "text", autocomplete: "off", required: true,
            maxLength: Note.maxLength)
    }
}
