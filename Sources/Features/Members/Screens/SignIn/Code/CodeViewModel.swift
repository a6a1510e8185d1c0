import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// The second step of sign-in: a one-time code, or a backup code.
@Observable
final class CodeViewModel: ContextModel<SignInContext>, LoadableModel {
    var code = ""
    private(set) var codeError: LocalizedText?

    func load() async throws {
        if context.pendingSignIn == nil { context.open(.login) }
    }

    func verify() async {
        guard let pending = context.pendingSignIn else { return }
        let typed = code.filter { !$0.isWhitespace }
        guard !typed.isEmpty else { return codeError = "Enter the code" }
        do {
            context.signedIn(token: try await context.service.verifyCode(typed, pending: pending, from: context.origin))
        } catch ServiceError.notFound {
            context.open(.login)
        } catch {
            codeError = context.message(of: error)
        }
    }
}
