import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit

/// The form of a topic of an ntfy server.
struct AddNtfyView: View {
    let model: AddNtfyViewModel

    var body: some View {
        Loaded(model, .form, retry: NotificationsRoute.ntfy.path.absolute) {
            Form(label: "Topic") {
                p(.class("second")) { "Whoever knows the topic of a public server can read its messages. Choose one that nobody guesses." }
                TextField(
                    "Server", text: model[\.server], error: model.errors[.server], type: .url, autocomplete: "off", maxLength: 2_048)
                TextField("Topic", text: model[\.topic], error: model.errors[.topic], autocomplete: "off", maxLength: 64)
                TextField(
                    "Access token", text: model[\.token], error: model.errors[.token],
                    hint: "Only if the server asks for one. User and password are possible, too, with a colon between them.",
                    type: .password, autocomplete: "off", maxLength: 500)
                TextField(
                    "Name", text: model[\.name], error: model.errors[.name], hint: "May stay empty.", autocomplete: "off", maxLength: 100)
                PassphraseQuestionField(question: model.question) { await model.add() }
                FormProblem(model.errors.form)
                FormFoot { Button("Add topic", name: "add-ntfy") { await model.add() } }
            }
        }
        .navigationTitle("Add ntfy")
    }
}
