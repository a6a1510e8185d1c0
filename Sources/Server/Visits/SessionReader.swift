import Services
import Synchronization

/// Finds who asks by the session's cookie.
struct SessionReader: Sendable {
    let auth: any AuthServiceProtocol
    let installation: any InstallationProtocol
    let cookies: CookieNames
    let signsIn: (@Sendable () async throws -> String)?
    private let setup = SetupMemory()

    init(
        auth: any AuthServiceProtocol, installation: any InstallationProtocol, cookies: CookieNames,
        signsIn: (@Sendable () async throws -> String)?
    ) {
        self.auth = auth
        self.installation = installation
        self.cookies = cookies
        self.signsIn = signsIn
    }

    /// - Returns: nil where nobody is signed in, or no longer.
    func signedIn(_ visit: Visit, isUse: Bool) async throws -> SignedInVisit? {
        if let token = visit.cookies[cookies.session], let found = try await signedIn(visit, token: token, isUse: isUse, isNew: false) {
            return found
        }
        guard let signsIn else { return nil }
        return try await signedIn(visit, token: try await signsIn(), isUse: isUse, isNew: true)
    }

    private func signedIn(_ visit: Visit, token: String, isUse: Bool, isNew: Bool) async throws -> SignedInVisit? {
        guard let session = try await auth.session(token, isUse: isUse) else { return nil }
        return SignedInVisit(
            visit: visit, token: token, session: session, services: installation.container(for: session), isNew: isNew)
    }

    /// Whether there is anybody who could sign in. Once there is, nobody has to be asked again.
    func isSetUp() async throws -> Bool {
        if setup.isDone { return true }
        guard try await !auth.needsSetup() else { return false }
        setup.note()
        return true
    }
}

/// Remembers that the setup was done.
private final class SetupMemory: Sendable {
    private let done = Mutex(false)

    var isDone: Bool { done.withLock { $0 } }

    func note() { done.withLock { $0 = true } }
}
