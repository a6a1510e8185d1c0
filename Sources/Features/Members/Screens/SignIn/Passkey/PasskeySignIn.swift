import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Signing in with a passkey, on any page that offers it.
@Observable
final class PasskeySignIn {
    /// The request for any passkey; nil before `prepare`, and where browsers refuse passkeys.
    private(set) var request: PasskeyRequest?
    /// What the browser returned for it.
    var answer = ""
    private(set) var error: LocalizedText?

    private let context: SignInContext

    init(_ context: SignInContext) {
        self.context = context
    }

    var isPossible: Bool { request != nil }

    /// The path of the page about passkeys, which keeps the link to open after sign-in.
    var page: String { Link.signIn(.passkey, then: context.next).path }

    func prepare() {
        request = context.service.passkeyRequest(at: context.site, visitor: context.visitor)
    }

    func signIn() async {
        do {
            let answer = PasskeyAnswer(answer, site: context.site)
            let token = try await context.service.signIn(passkey: answer, visitor: context.visitor, from: context.origin)
            context.signedIn(token: token)
        } catch {
            self.error = context.message(of: error)
        }
    }
}
