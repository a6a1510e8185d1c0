import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// The second step of sign-in: a one-time code, a backup code, or a passkey.
@Observable
final class CodeViewModel: ContextModel<SignInContext>, LoadableModel {
    var code = ""
    private(set) var codeError: LocalizedText?
    /// The request for a passkey; nil if the member has none for this site.
    private(set) var request: PasskeyRequest?
    /// What the browser returned for it.
    var passkey = ""
    private(set) var passkeyError: LocalizedText?

    func load() async throws {
        guard let pending = context.pendingSignIn else { return context.open(.login) }
        // The code is always possible, so a failure is no failure of the page.
        request = (try? await context.service.passkeyRequest(at: context.site, pending: pending)) ?? nil
    }

    /// Uses a passkey in place of the code.
    func usePasskey() async {
        guard let pending = context.pendingSignIn else { return }
        do {
            let answer = PasskeyAnswer(passkey, site: context.site)
            context.signedIn(token: try await context.service.verifyPasskey(answer, pending: pending, from: context.origin))
        } catch ServiceError.notFound {
            context.open(.login)
        } catch {
            passkeyError = context.message(of: error)
        }
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
