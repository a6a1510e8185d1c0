import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit

/// The form of a webhook, and then its secret.
struct AddWebhookView: View {
    let model: AddWebhookViewModel

    var body: some View {
        Loaded(model, .form, retry: NotificationsRoute.webhook.path.absolute) {
            if let secret = model.secret, let added = model.added {
                GroupBox("The secret of this webhook") {
                    p {
                        "By this secret your program verifies that a message comes from Coffer. Copy it now. Coffer does not show it again."
                    }
                    p(.class("code")) { .verbatim(secret) }
                    div(.class("buttons")) {
                        button(.class("button button-plain"), .type("button"), .data("copy", secret), .data("copied", text: "Copied")) {
                            "Copy secret"
                        }
                        ButtonLink("Done", path: NotificationsRoute.channel(channelId: added.id.description).path.absolute)
                    }
                }
            } else {
                form
            }
        }
        .navigationTitle("Add webhook")
    }

    private var form: some View {
        Form(label: "Webhook") {
            p(.class("second")) { "Coffer posts each message as JSON, signed as Standard Webhooks says." }
            TextField(
                "Address", text: model[\.url], error: model.errors[.url], type: .url, autocomplete: "off", maxLength: 2_048)
            TextField(
                "Name", text: model[\.name], error: model.errors[.name], hint: "May stay empty.", autocomplete: "off", maxLength: 100)
            PassphraseQuestionField(question: model.question) { await model.add() }
            FormProblem(model.errors.form)
            FormFoot { Button("Add webhook", name: "add-webhook") { await model.add() } }
        }
    }
}
