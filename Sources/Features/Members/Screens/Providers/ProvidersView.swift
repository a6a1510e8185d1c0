import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit
import Services

/// The screen of the providers with which members sign in.
struct ProvidersView: View {
    let model: ProvidersViewModel

    var body: some View {
        Loaded(model, .list, retry: MembersRoute.providers.path.absolute) {
            if !model.isAvailable {
                Banner(
                    "Providers cannot be asked", text: RuleViolation.providersUnavailable.text, symbol: .exclamationmarkTriangle,
                    tone: .warning)
            }
            if model.providers.isEmpty { empty } else { list }
        }
        .titleActions { if !model.providers.isEmpty { actions } }
        .navigationTitle("Sign-in with a provider")
    }

    private var actions: some View {
        PageActions { PageAction("Add a provider", symbol: .plus, path: MembersRoute.newProvider.path.absolute, isSheet: false) }
    }

    private var empty: some View {
        EmptyStateView(
            .key, title: "No provider yet",
            sentence: "A provider that speaks OpenID Connect can sign members in. Passphrases stay, for who has one."
        ) {
            ButtonLink("Add a provider", path: MembersRoute.newProvider.path.absolute)
        }
    }

    private var list: some View {
        Section(note: "Members still sign in with their passphrases. The provider decides whether it asks for a second factor.") {
            ForEach(model.providers, id: \.id.description) { provider in
                ListRow(
                    .verbatim(provider.name), subtitle: .verbatim(provider.issuer),
                    path: MembersRoute.provider(providerId: provider.id.description).path.absolute
                ) {
                    IconDisc(.key, tint: .neutral)
                } trailing: {
                    if !provider.isEnabled { StatusLabel("Off") }
                }
            }
        }
    }
}
