import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Sign-in with name and passphrase, and the household where several sign in; or with a passkey, or by a provider.
@Observable
final class LoginViewModel: ContextModel<SignInContext>, LoadableModel {
    var name = ""
    var passphrase = ""
    var household = ""
    /// The same for every name, so that it tells nothing about one.
    private(set) var asksForHousehold = false
    private(set) var errors = Errors()
    @ObservationIgnored private(set) lazy var passkey = PasskeySignIn(context)

    /// The raw value of what went wrong at a provider, from the query; empty if nothing did.
    var problem = ""
    /// The providers with which a visitor can sign in.
    private(set) var offers: [SignInOffer] = []
    /// The household whose providers are asked for.
    var providersOf = ""
    private(set) var providersError: LocalizedText?

    /// Validation errors by field.
    struct Errors: Hashable {
        var name: LocalizedText?
        var passphrase: LocalizedText?
    }

    /// What went wrong at a provider.
    var problemText: LocalizedText? { ProviderProblem(rawValue: problem)?.text }

    var showsResult: Bool { !providersOf.isEmpty && !offers.isEmpty }

    func load() async throws {
        guard try await !context.service.needsSetup() else { return context.open(.setup) }
        passkey.prepare()
        asksForHousehold = try await context.service.asksForHousehold(from: context.origin)
        offers = try await context.service.singleSignOn.offers(from: context.origin)
    }

    func signIn() async {
        errors = Errors(
            name: name.isEmpty ? "Enter your name" : nil, passphrase: passphrase.isEmpty ? "Enter your passphrase" : nil)
        guard errors == Errors() else { return }
        do {
            let result = try await context.service.signIn(
                name: name, passphrase: passphrase, household: household, from: context.origin)
            switch result {
            case .signedIn(let token): context.signedIn(token: token)
            case .needsCode(let pending): context.needsCode(pending: pending)
            }
        } catch {
            errors.passphrase = context.message(of: error)
        }
        passphrase = ""
    }

    // MARK: - Providers

    /// Whether the page asks for the household whose providers are shown: several are set up, and the host name says none.
    var asksForProviders: Bool { asksForHousehold && context.service.singleSignOn.isAvailable }

    /// Shows the providers of the household that was entered.
    func findProviders() async {
        guard !providersOf.allSatisfy(\.isWhitespace) else { return providersError = "Enter the name of your household" }
        do {
            offers = try await context.service.singleSignOn.offers(ofHousehold: providersOf, from: context.origin)
            providersError = offers.isEmpty ? "No provider is set up for a household of this name" : nil
        } catch {
            providersError = context.message(of: error)
        }
    }

    /// Where the browser leaves for a provider.
    func path(to offer: SignInOffer) -> String { offer.address.path(next: context.next.path) }
}
