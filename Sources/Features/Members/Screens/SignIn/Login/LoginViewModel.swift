import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Sign-in with name and passphrase.
@Observable
final class LoginViewModel: ContextModel<SignInContext>, LoadableModel {
    var name = ""
    var passphrase = ""
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var name: LocalizedText?
        var passphrase: LocalizedText?
    }

    func load() async throws {
        if try await context.service.needsSetup() { context.open(.setup) }
    }

    func signIn() async {
        errors = Errors(
            name: name.isEmpty ? "Enter your name" : nil, passphrase: passphrase.isEmpty ? "Enter your passphrase" : nil)
        guard errors == Errors() else { return }
        do {
            switch try await context.service.signIn(name: name, passphrase: passphrase, from: context.origin) {
            case .signedIn(let token): context.signedIn(token: token)
            case .needsCode(let pending): context.needsCode(pending: pending)
            }
        } catch {
            errors.passphrase = context.message(of: error)
        }
        passphrase = ""
    }
}
