import DesignSystem
import HTML
import Localization
import Models
import Observation
import ScreenKit

/// The fields of a provider.
struct ProviderFieldsView<Model: ProviderFormModel>: View {
    let model: Model
    /// The provider that is edited; nil for a new one.
    let provider: SignInProvider?

    var body: some View {
        TextField(
            "Name", text: model[\.fields.name], error: model.errors[.name], hint: "Members read it on the button that signs them in.",
            autocomplete: "off", required: true, maxLength: 40)
        if provider == nil {
            TextField(
                "Issuer URL", text: model[\.fields.issuer], error: model.errors[.issuer],
                hint: "The address by which the provider names itself, such as https://id.example.org/realms/home.", name: "issuer",
                inputMode: .url, autocomplete: "off", required: true)
        } else if let error = model.errors[.issuer] {
            FormProblem(error)
        }
        TextField(
            "Client ID", text: model[\.fields.client], error: model.errors[.client], autocomplete: "off", required: true, maxLength: 255)
        secret
        newMembers
    }

    @ViewBuilder private var secret: some View {
        TextField(
            "Client secret", text: model[\.fields.secret], error: model.errors[.secret],
            hint: provider?.hasSecret == true
                ? "A secret is stored. Leave this empty to keep it." : "Leave this empty if the provider calls the client public.",
            autocomplete: "off")
        if provider?.hasSecret == true {
            Toggle("Remove the stored secret", isOn: model[\.fields.removesSecret], name: "removes-secret")
        }
    }

    private var newMembers: some View {
        details(.class("card disclosure"), .open(model.fields.makesMembers || model.errors.concern([.claim, .value, .role]))) {
            summary {
                span(.class("row-text")) {
                    span { "New members" }
                    span(.class("row-subtitle")) {
                        model.fields.makesMembers ? "Made at the first sign-in" : "Nobody becomes a member by signing in"
                    }
                }
            }
            div(.class("stack")) {
                Toggle(
                    "Whoever the provider says this of becomes a member", isOn: model[\.fields.makesMembers],
                    hint: "They have no passphrase, and sign in with the provider.", name: "makes-members")
                TextField(
                    "Claim", text: model[\.fields.claim], error: model.errors[.claim],
                    hint: "What the provider says of people, such as groups.",
                    autocomplete: "off", maxLength: 255)
                TextField(
                    "Value", text: model[\.fields.value], error: model.errors[.value],
                    hint: "What the claim is or has in its list, such as coffer.",
                    name: "claim-value", autocomplete: "off", maxLength: 255)
                Picker(
                    "Role of new members", selection: model[\.fields.role], options: [.viewer, .member],
                    title: { "\($0.title): \($0.explanation)" }, style: .radios)
            }
        }
    }
}
