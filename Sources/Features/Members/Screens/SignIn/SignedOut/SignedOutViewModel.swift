import MembersModel
import Navigation
import Observation
import ScreenKit

/// After a session that a provider began: the session there may go on.
@Observable
final class SignedOutViewModel: LoadableModel {
    /// The name of the provider; nil if it is unknown, or ends no sessions.
    private(set) var provider: String?
    private let segment: String
    let context: SignInContext

    init(_ context: SignInContext, provider segment: String) {
        self.context = context
        self.segment = segment
    }

    func load() async throws {
        guard let address = SignInProviderAddress(segment) else { return }
        provider = await context.service.singleSignOn.nameForSignOut(address)
    }

    /// Where the browser leaves to end the session at the provider.
    var path: String? { SignInProviderAddress(segment)?.path(for: .signOut) }
}
