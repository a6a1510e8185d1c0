import Crypto
import MembersModel
import Models
import OpenIDConnect
import ServiceKit
import Services

/// What the way over a provider needs of the installation: who asks it, and what opens its client secret.
struct ProviderAccess: Sendable {
    let providers: OpenIDProviders
    let secrets: SecretBox

    /// - Returns: nil if the installation asks no other servers.
    init?(_ resources: ServiceResources) {
        guard let providers = resources[OpenIDProviders?.self] ?? nil, let secrets = resources[SecretBox.self] else { return nil }
        self.providers = providers
        self.secrets = secrets
    }

    /// More attempts than the members of a household make in ten minutes.
    private static let mostAttempts = 500

    // MARK: - Secrets

    func seal(_ secret: String, of provider: ID<SignInProvider>) throws -> [UInt8] {
        try secrets.seal(Array(secret.utf8), for: Self.purpose(provider))
    }

    /// The client secret; nil if it was sealed with another key.
    func open(_ sealed: [UInt8], of provider: ID<SignInProvider>) -> String? {
        secrets.open(sealed, for: Self.purpose(provider)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func purpose(_ provider: ID<SignInProvider>) -> String { "provider \(provider)" }

    private static let verifierPurpose = "sign-in attempt"

    func verifier(of attempt: SignInAttempt) -> String? {
        secrets.open(attempt.sealedVerifier, for: Self.verifierPurpose).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The stored hash of a browser's secret.
    static func browserHash(_ secret: String) -> [UInt8] { Array(SHA256.hash(data: Array("browser|\(secret)".utf8))) }

    // MARK: - The client

    /// Coffer as a client of a provider.
    ///
    /// - Parameter site: scheme and authority of this server as the client addresses it.
    /// - Returns: nil if the client secret cannot be read.
    func client(of provider: SignInProvider, sealedSecret: [UInt8]?, on site: String) -> OpenIDClient? {
        var secret: String?
        if let sealedSecret {
            guard let opened = open(sealedSecret, of: provider.id) else { return nil }
            secret = opened
        }
        return OpenIDClient(
            issuer: provider.issuer, clientID: provider.clientID, clientSecret: secret,
            redirectURI: site + SignInProviderAddress.callbackPath)
    }

    // MARK: - Attempts

    /// A way to a provider that has yet to be stored.
    struct Departure: Sendable {
        /// At the provider.
        var url: String
        var attempt: SignInAttempt
        var stateHash: [UInt8]
    }

    /// Prepares the way to a provider.
    ///
    /// - Throws: `ProviderProblem`; what it comes from is logged.
    func departure(
        to provider: SignInProvider, of household: ID<Household>, for purpose: ProviderPurpose, then next: String,
        binding: SignInAttempt.Binding, on site: String, at now: Int64
    ) async throws -> Departure {
        let metadata = try await Self.logging { () async throws(OpenIDError) in
            try await providers.metadata(of: provider.issuer, at: now)
        }
        let (secret, nonce, verifier) = (SecretToken.make(), SecretToken.make(), SecretToken.make())
        guard let hash = SecretToken.hash(secret) else { throw ProviderProblem.unavailable }
        // What a provider does not know it may refuse.
        let wanted = ["profile", "email"] + [provider.admission?.claim].compactMap(\.self).filter { metadata.scopes.contains($0) }
        let scopes = metadata.scopes.isEmpty ? wanted : wanted.filter { metadata.scopes.contains($0) }
        let request = AuthorizationRequest(
            state: HouseholdSecret.text(secret, of: household), nonce: nonce, verifier: verifier, scopes: scopes,
            isFresh: purpose == .confirm)
        let client = OpenIDClient(
            issuer: provider.issuer, clientID: provider.clientID, clientSecret: nil,
            redirectURI: site + SignInProviderAddress.callbackPath)
        let attempt = SignInAttempt(
            provider: provider.id, nonce: nonce, sealedVerifier: try secrets.seal(Array(verifier.utf8), for: Self.verifierPurpose),
            next: next, purpose: purpose, binding: binding, createdAt: now)
        return Departure(url: request.url(of: client, at: metadata), attempt: attempt, stateHash: hash)
    }

    /// Stores a way that was prepared.
    ///
    /// Of too many the oldest of a visitor goes, so that nobody keeps members from signing in and confirming.
    ///
    /// - Throws: `ProviderProblem.unavailable` if members began too many.
    static func store(_ departure: Departure, in write: MemberUnitOfWork) throws {
        try write.deleteExpiredAttempts()
        if try write.attempts.count() >= mostAttempts {
            guard try write.attempts.deleteOldestOfVisitors() else { throw ProviderProblem.unavailable }
        }
        try write.attempts.insert(departure.attempt, stateHash: departure.stateHash)
    }

    // MARK: - Errors

    /// Asks a provider. What goes wrong is logged for the operator.
    ///
    /// - Throws: `ProviderProblem`, which says less.
    static func logging<T>(_ body: () async throws(OpenIDError) -> T) async throws(ProviderProblem) -> T {
        do {
            return try await body()
        } catch {
            ServiceError.logFailure("A sign-in by a provider failed", reason: error.description)
            throw ProviderProblem(error)
        }
    }
}

extension ProviderProblem {
    init(_ error: OpenIDError) {
        switch error {
        case .transport: self = .unavailable
        case .status(_, let status) where status >= 500: self = .unavailable
        case .denied(.temporarilyUnavailable), .denied(.serverError): self = .unavailable
        default: self = .refused
        }
    }
}
