import DesignSystem
import HTML
import Localization
import MembersModel
import ScreenKit

/// The sign-in form with name and passphrase, and the household where several sign in; a passkey; and links to providers.
struct LoginView: View {
    let model: LoginViewModel

    var body: some View {
        Group {
            if model.state == .idle { Form(method: .get) { HiddenField("problem", value: model[\.problem]) } }
            AuthCard(title: "Welcome back", sentence: "Sign in to your household.", error: model.state.error) {
                if let problem = model.problemText { p(.class("field-error"), .role("alert")) { problem } }
                form
                if model.passkey.isPossible {
                    p(.class("without-script")) { a(.href(model.passkey.page)) { "Sign in with a passkey" } }
                }
                if !model.offers.isEmpty { offers }
                if model.asksForProviders { household }
            }
        }
        .navigationTitle("Sign in")
    }

    private var form: some View {
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
            FormProblem(model.passkey.error)
            PasskeySignInButton(model: model.passkey)
        }
    }

    private var offers: some View {
        div(.class("stack")) {
            ForEach(model.offers, id: \.address.segment) { offer in
                a(.class("button button-plain"), .href(model.path(to: offer))) { "Sign in with \(offer.name)" }
            }
        }
    }

    /// Which providers there are is shown for a household that is named.
    private var household: some View {
        Form(label: "Sign in with a provider") {
            TextField(
                "Household with a provider", text: model[\.providersOf], error: model.providersError,
                hint: "Enter its name to sign in with the provider of your household.", name: "providers-of", autocomplete: "off")
            Button("Show its providers", role: .plain, name: "providers") { await model.findProviders() }
        }
    }
}
