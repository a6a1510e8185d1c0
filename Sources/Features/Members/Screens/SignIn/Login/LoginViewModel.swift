import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Sign-in with name and passphrase, and the household where several sign in.
@Observable
final class LoginViewModel: ContextModel<SignInContext>, LoadableModel {
    var name = ""
    var passphrase = ""
    var household = ""
    /// The same for every name, so that it tells nothing about one.
    private(set) var asksForHousehold = false
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var name: LocalizedText?
        var passphrase: LocalizedText?
    }

    func load() async throws {
        guard try await !context.service.needsSetup() else { return context.open(.setup) }
        asksForHousehold = try await context.service.asksForHousehold(from: context.origin)
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
}
