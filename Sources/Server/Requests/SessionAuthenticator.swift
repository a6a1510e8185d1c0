import MembersModel
import Services
import Synchronization

/// Authenticates requests by their session cookie.
struct SessionAuthenticator: Sendable {
    let auth: any AuthServiceProtocol
    let installation: any InstallationProtocol
    let cookies: CookieNames
    /// Creates a session for a request without one and returns its token; nil outside of the demo.
    let demoSignIn: (@Sendable () async throws -> String)?
    private let setup = SetupStateCache()

    /// - Parameter isUse: whether the request extends the session.
    /// - Returns: nil if the request has no session or the session has ended.
    func authenticate(_ request: PublicContext, isUse: Bool) async throws -> SignedInContext? {
        if let token = request.cookies[cookies.session],
            let found = try await authenticate(request, token: token, isUse: isUse, isNewSession: false)
        {
            return found
        }
        guard let demoSignIn else { return nil }
        return try await authenticate(request, token: try await demoSignIn(), isUse: isUse, isNewSession: true)
    }

    private func authenticate(_ request: PublicContext, token: String, isUse: Bool, isNewSession: Bool) async throws -> SignedInContext? {
        guard let session = try await auth.session(token, isUse: isUse) else { return nil }
        return SignedInContext(
            request: request, token: token, session: session, services: installation.container(for: session), isNewSession: isNewSession)
    }

    /// Whether the installation has a member who can sign in. A positive result is cached.
    func isSetUp() async throws -> Bool {
        if setup.isDone { return true }
        guard try await !auth.needsSetup() else { return false }
        setup.markDone()
        return true
    }
}

/// Caches that the setup is done.
private final class SetupStateCache: Sendable {
    private let done = Mutex(false)

    var isDone: Bool { done.withLock { $0 } }

    func markDone() { done.withLock { $0 = true } }
}
