package import Localization
import Observation
package import Services

/// What a member answers to the question who they are: the passphrase, or a passkey where the member has one.
@Observable
package final class ConfirmationAnswer {
    /// What is typed.
    package var passphrase = ""
    /// What the browser returned for `request`; empty if the passphrase is used.
    package var passkey = ""
    /// The request for a passkey; nil before `prepare`, and if the member has none for this site.
    package private(set) var request: PasskeyRequest?
    /// The providers at which the member can authenticate again instead; empty before `prepare`.
    package private(set) var providers: [ConfirmingProvider] = []
    /// Whether the member has a passphrase; true before `prepare`.
    package private(set) var hasPassphrase = true
    package private(set) var error: LocalizedText?

    private let context: any ModelContext
    private let services: DependencyContainer
    private let site: String

    /// - Parameter context: of the screen that asks.
    package init<R>(_ context: ScreenContext<R>) {
        self.context = context
        services = context.services
        site = context.site
    }

    /// What a member without a passphrase reads in place of what it is required for.
    package var sentenceWithoutPassphrase: LocalizedText {
        request == nil && providers.isEmpty
            ? "You have no passphrase. Ask an owner for a link with which you choose one."
            : "You have no passphrase. Confirm with what you sign in with."
    }

    /// Whether something was answered.
    package var isGiven: Bool { !passphrase.isEmpty || !passkey.isEmpty }

    /// Reads what the question offers, before it is shown. A failure of it is no failure of the page, which then asks for the
    /// passphrase alone.
    package func prepare() async {
        hasPassphrase = (try? await services.confirmation().hasPassphrase()) ?? true
        request = (try? await services.confirmation().passkeyRequest(at: site)) ?? nil
        providers = (try? await services.confirmation().confirmingProviders()) ?? []
    }

    /// Verifies the answer, and confirms the session for a while.
    ///
    /// - Returns: false if it is refused, which sets the error and prepares the question anew.
    package func confirm() async -> Bool {
        do {
            if passkey.isEmpty {
                try await services.confirmation().confirm(passphrase: passphrase)
            } else {
                try await services.confirmation().confirm(passkey: PasskeyAnswer(passkey, site: site))
            }
            return true
        } catch {
            self.error = context.message(of: error)
            await prepare()
            return false
        }
    }

    /// Asks for an answer that was not given.
    package func require(_ sentence: LocalizedText) { error = sentence }
}
