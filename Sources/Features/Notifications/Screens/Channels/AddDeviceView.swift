import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit

/// The screen that turns notifications on in the browser. What the script needs is hidden until it knows that the browser can.
struct AddDeviceView: View {
    let model: AddDeviceViewModel

    var body: some View {
        Loaded(model, .form, retry: NotificationsRoute.device.path.absolute) {
            if let key = model.serverKey {
                form(key)
            } else {
                p { "This server sends nothing to other servers, so nothing can be turned on here." }
            }
        }
        .navigationTitle("Notifications on this device")
    }

    private func form(_ key: String) -> some View {
        Form(label: "This device") {
            p(.class("second")) {
                "This device shows what you get by e-mail, also while Coffer is closed. Signing out on it turns them off, too."
            }
            HiddenField("endpoint", value: model[\.endpoint])
            HiddenField("key", value: model[\.key])
            HiddenField("secret", value: model[\.secret])
            p(.data("push-missing", "")) {
                """
                This needs JavaScript and a browser that takes push messages. On iPhone and iPad first add Coffer to the Home Screen, and open \
                it from there.
                """
            }
            div(.class("stack"), .hidden(true), .data("push", key), .data("devices", model.prints.joined(separator: " "))) {
                p(.hidden(true), .data("push-on", "")) { "This device receives notifications already." }
                p(.class("field-error"), .role("alert"), .hidden(true), .data("push-denied", "")) {
                    "The browser does not allow it. Allow notifications of this site in the settings of the browser, and try again."
                }
                Button("Turn on notifications", name: "turn-on") { await model.add() }
            }
            PassphraseQuestionField(question: model.question) { await model.add() }
            FormProblem(model.problem)
        }
    }
}
