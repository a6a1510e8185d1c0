import DesignSystem
import HTML

/// Turning one-time codes on: the secret, then the first code. The secret travels with the form while the two steps last.
struct SecurityCodes: View {
    let model: SecurityViewModel

    var body: some View {
        Card("One-time codes") {
            Form(label: "One-time codes") {
                HiddenField("secret", value: model[\.secret])
                HiddenField("uri", value: model[\.uri])
                if model.secret.isEmpty {
                    p(.class("second")) {
                        "Off. With them, signing in asks for six digits from an authenticator app after the passphrase."
                    }
                    Button("Turn on one-time codes", name: "turn-on") { await model.turnOn() }
                } else {
                    p { "Add this key to your authenticator app, then type the code that it shows." }
                    p(.class("code")) { model.secret }
                    if let link = model.authenticatorLink { p { a(.href(link)) { "Open in an authenticator on this device" } } }
                    TextField(
                        "Code", text: model[\.code], error: model.errors.code, inputMode: .numeric, autocomplete: "one-time-code",
                        required: true, maxLength: 10)
                    Button("Turn on", name: "confirm-code") { await model.confirmCode() }
                }
            }
        }
    }
}
