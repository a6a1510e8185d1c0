import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of one provider. One form holds all actions, since each may ask for the passphrase.
struct ProviderView: View {
    let model: ProviderViewModel

    var body: some View {
        Loaded(model.provider, of: model, .form, retry: MembersRoute.provider(providerId: model.providerId).path.absolute) { provider in
            if !model.canReadSecret {
                Banner(
                    "The client secret cannot be read", text: "It was stored with another key of this server. Enter it once more.",
                    symbol: .exclamationmarkTriangle, tone: .warning)
            }
            FactList {
                Fact("Issuer URL", .verbatim(provider.issuer))
                Fact("State", provider.isEnabled ? "On" : "Off")
            }
            ProviderAddresses(site: model.context.site)
            form(provider)
        }
        .navigationTitle(model.provider.map { .verbatim($0.name) } ?? "Provider")
    }

    private func form(_ provider: SignInProvider) -> some View {
        Form(label: "Provider") {
            HiddenField("revision", value: model[\.revision])
            HiddenField("pending", value: model[\.pending])
            ProviderFieldsView(model: model, provider: provider)
            FormProblem(model.errors.form)
            Button("Save", name: "save") { await model.save() }
            div(.class("buttons")) {
                if provider.isEnabled {
                    Button(
                        "Turn off", role: .plain,
                        confirm: "Turn \(provider.name) off? Whoever signed in with it is signed out, and needs a passphrase.",
                        name: "turn-off"
                    ) {
                        await model.setEnabled(false)
                    }
                } else {
                    Button("Turn on", role: .plain, name: "turn-on") { await model.setEnabled(true) }
                }
                Button(
                    "Remove provider", role: .destructive,
                    confirm:
                        "Remove \(provider.name) and all links with it? Whoever signed in with it is signed out, and needs a passphrase.",
                    name: "remove"
                ) {
                    await model.delete()
                }
            }
            PassphraseQuestionField(question: model.question) { await model.proceed() }
        }
    }
}
