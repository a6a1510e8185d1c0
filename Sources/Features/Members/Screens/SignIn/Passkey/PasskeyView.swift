import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// The sign-in with a passkey, with what one is.
struct PasskeyView: View {
    let model: PasskeyViewModel

    var body: some View {
        AuthCard(
            title: "Sign in with a passkey",
            sentence:
                "Your device checks your face, your fingerprint or a PIN, and signs you in. No passphrase is sent, and none is needed.",
            error: model.state.error
        ) {
            if model.passkey.isPossible {
                p(.class("without-script")) { "Passkeys need JavaScript. Sign in with your passphrase instead." }
            } else {
                p { "Browsers use no passkeys at this address. Open Coffer by its name, or on its own machine at localhost." }
            }
            Form {
                FormProblem(model.passkey.error)
                PasskeySignInButton(model: model.passkey, role: .primary)
            }
            p { a(.href(model.signIn.path)) { "Sign in with your passphrase" } }
        }
        .navigationTitle("Sign in with a passkey")
    }
}
