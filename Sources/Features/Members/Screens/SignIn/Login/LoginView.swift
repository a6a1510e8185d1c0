import HTML
import Localization
import ScreenKit

/// The sign-in form with name and passphrase.
struct LoginView: View {
    let model: LoginViewModel

    var body: some View {
        AuthCard(title: "Welcome back", sentence: "Sign in to your household.", error: model.state.error) {
            Form {
                TextField("Name", text: model[\.name], error: model.errors.name, autocomplete: "username", required: true)
                TextField(
                    "Passphrase", text: model[\.passphrase], error: model.errors.passphrase, type: .password,
                    autocomplete: "current-password", required: true)
                Button("Sign in") { await model.signIn() }
            }
        }
        .navigationTitle("Sign in")
    }
}
