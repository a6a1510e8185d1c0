import HTML
import Localization
import Services

/// Links with which a member authenticates again at a provider, beside a passphrase field. The browser comes back to the page.
struct ProviderConfirmation: View {
    let providers: [ConfirmingProvider]

    var body: some View {
        ForEach(providers, id: \.path) { provider in
            p(.class("dialog-text")) { a(.href(provider.path)) { "Confirm with \(provider.name) instead" } }
        }
    }
}
