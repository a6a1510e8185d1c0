import DesignSystem
import HTML
import Localization
import ScreenKit

/// The second step of sign-in.
struct CodeView: View {
    let model: CodeViewModel

    var body: some View {
        AuthCard(title: "Enter your code", sentence: "Six digits from your authenticator, or one of your backup codes.") {
            Form {
                TextField(
                    "Code", text: model[\.code], error: model.codeError, inputMode: .numeric, autocomplete: "one-time-code", required: true)
                Button("Continue") { await model.verify() }
                FormProblem(model.passkeyError)
                PasskeyButton("Use a passkey", request: model.request, answer: model[\.passkey]) { await model.usePasskey() }
            }
            p { a(.href("/auth/login")) { "Start again" } }
        }
        .navigationTitle("Sign in")
    }
}
