import HTML
import Localization
import ScreenKit

/// The sign-in form with name and passphrase, and the household where several sign in.
struct LoginView: View {
    let model: LoginViewModel

    var body: some View {
        AuthCard(title: "Welcome back", sentence: "Sign in to your household.", error: model.state.error) {
            Form {
                TextField("Name", text: model[\.name], error: model.errors.name, autocomplete: "username", required: true)
                TextField(
                    "Passphrase", text: model[\.passphrase], error: model.errors.passphrase, type: .password,
                    autocomplete: "current-password", required: true)
                if model.asksForHousehold {
                    TextField(
                        "Household", text: model[\.household],
                        hint: "Only needed if someone in another household has the same name.", autocomplete: "off")
                }
                Button("Sign in") { await model.signIn() }
            }
        }
        .navigationTitle("Sign in")
    }
}
