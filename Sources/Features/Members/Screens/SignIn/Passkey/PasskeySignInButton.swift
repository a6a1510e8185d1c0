import HTML
import Localization
import ScreenKit

/// The button of a form that signs in with a passkey.
struct PasskeySignInButton: View {
    let model: PasskeySignIn
    var role = ButtonRole.plain

    var body: some View {
        PasskeyButton("Sign in with a passkey", request: model.request, answer: model[\.answer], role: role) { await model.signIn() }
    }
}
