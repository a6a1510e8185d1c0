import HTML
import Localization
import ScreenKit

/// The form that adds a note.
struct NewNoteView: View {
    let model: NewNoteViewModel

    var body: some View {
        AddFormView(model, label: "Note", button: "Add note") {
            NoteFields(model: model)
        }
        .navigationTitle("Add note")
    }
}
