import DesignSystem
import HTML
import Localization
import ScreenKit

/// The setup of one-time codes: the secret, then the first code. The form carries the secret between the two steps.
struct SecurityCodes: View {
    let model: SecurityViewModel

    var body: some View {
        GroupBox("One-time codes") {
            Form(label: "One-time codes") {
                HiddenField("secret", value: model[\.secret])
                HiddenField("uri", value: model[\.uri])
                if model.secret.isEmpty {
                    p(.class("second")) {
                        "Off. Turn them on to sign in with your passphrase and a code from an authenticator app."
                    }
                    Button("Turn on one-time codes", name: "turn-on") { await model.turnOn() }
                } else {
                    p { "Scan this with your authenticator app, or type the key into it. Then enter the code that it shows." }
                    if let link = model.authenticatorLink {
                        QRCode(link, label: "QR code with the key for your authenticator app")
                        p { a(.href(link)) { "Open in an authenticator on this device" } }
                    }
                    p(.class("code")) { .verbatim(model.secret) }
                    TextField(
                        "Code", text: model[\.code], error: model.errors.code, inputMode: .numeric, autocomplete: "one-time-code",
                        required: true, maxLength: 10)
                    PassphraseQuestionField(question: model.question) { await model.confirmCode() }
                    Button("Turn on", name: "confirm-code") { await model.confirmCode() }
                }
            }
        }
    }
}
