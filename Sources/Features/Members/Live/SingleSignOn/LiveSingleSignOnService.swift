import MembersModel
import Models
import OpenIDConnect
import ServiceKit
import Services
import Storage

/// Signing in by a provider, over the database.
struct LiveSingleSignOnService: SingleSignOnServiceProtocol {
    let auth: LiveAuthService
    /// Nil if the installation asks no other servers.
    let access: ProviderAccess?

    init(_ auth: LiveAuthService) {
        self.auth = auth
        access = ProviderAccess(auth.resources)
    }

    var isAvailable: Bool { access != nil }

    // MARK: - Choosing

    func offers(from origin: SignInOrigin) async throws -> [SignInOffer] {
        guard access != nil else { return [] }
        return try await auth.read { connection in
            let served = try DirectoryRepository(connection).households(.host, origin.host)
            if served.count == 1 { return try Self.offers(of: served[0], on: connection) }
            let households = HouseholdRepository(connection)
            guard try !households.areSeveralSetUp() else { return [] }
            return try households.all().filter { try households.setUpAt($0.id) != nil }.flatMap {
                try Self.offers(of: $0.id, on: connection)
            }
        }
    }

    func offers(ofHousehold typed: String, from origin: SignInOrigin) async throws -> [SignInOffer] {
        guard access != nil else { return [] }
        let typed = TextLimit.cut(typed, to: 200)
        let folded = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
        let id = ID<Household>(typed.filter { !$0.isWhitespace })
        return try await auth.writeSignIn { signIn in
            let attempt = try signIn.rateLimiter.begin([.address(origin.address)])
            let named = try signIn.households.all().filter { $0.id == id || $0.name.folded == folded }
            guard named.count == 1, let household = named.first else {
                try signIn.rateLimiter.fail(attempt)
                return []
            }
            let offers = try Self.offers(of: household.id, on: signIn.connection)
            // A household without a provider counts as an unknown one, so that the pace does not tell them apart.
            if offers.isEmpty {
                try signIn.rateLimiter.fail(attempt)
            } else {
                try signIn.rateLimiter.succeed(attempt, of: household.id)
            }
            return offers
        }
    }

    private static func offers(of household: ID<Household>, on connection: Connection) throws -> [SignInOffer] {
        try SignInProviderRepository(connection, household: household).all().filter(\.isEnabled).map {
            SignInOffer(name: $0.name, address: SignInProviderAddress(household: household, provider: $0.id))
        }
    }

    // MARK: - Leaving

    func begin(_ departure: ProviderDeparture) async throws -> String {
        let (access, provider, _) = try await found(departure.address)
        let household = departure.address.household
        let binding: SignInAttempt.Binding
        switch departure.purpose {
        case .signIn: binding = .browser(ProviderAccess.browserHash(departure.browser))
        case .confirm:
            guard let session = try await session(departure.session), session.household.id == household else {
                throw ProviderProblem.expired
            }
            binding = .session(session.session, of: session.profile.id)
        case .link, .signOut: throw ProviderProblem.refused
        }
        let prepared = try await access.departure(
            to: provider, of: household, for: departure.purpose, then: TextLimit.cut(departure.next, to: 2_000), binding: binding,
            on: departure.site, at: auth.clock.now())
        try await auth.write(household, []) { try ProviderAccess.store(prepared, in: $0) }
        return prepared.url
    }

    // MARK: - Signing out

    func nameForSignOut(_ address: SignInProviderAddress) async -> String? {
        guard let (access, provider, _) = try? await found(address),
            let metadata = try? await access.providers.metadata(of: provider.issuer, at: auth.clock.now()),
            metadata.endSessionEndpoint != nil
        else { return nil }
        return provider.name
    }

    func signOutURL(_ address: SignInProviderAddress, on site: String, returningTo path: String) async -> String? {
        guard let (access, provider, _) = try? await found(address),
            let metadata = try? await access.providers.metadata(of: provider.issuer, at: auth.clock.now())
        else { return nil }
        // The `id_token` is not kept: the client's id is enough to find out where to send the browser.
        let client = OpenIDClient(
            issuer: provider.issuer, clientID: provider.clientID, clientSecret: nil, redirectURI: site + SignInProviderAddress.callbackPath)
        return EndSession(client: client, returnURI: site + path).url(at: metadata)
    }

    // MARK: - Shared

    /// An enabled provider, its sealed secret, and what asks it.
    ///
    /// - Throws: `ProviderProblem.refused` if there is none.
    func found(_ address: SignInProviderAddress) async throws -> (ProviderAccess, SignInProvider, sealedSecret: [UInt8]?) {
        guard let access else { throw ProviderProblem.unavailable }
        let stored = try await auth.read { connection -> (SignInProvider, [UInt8]?)? in
            let providers = SignInProviderRepository(connection, household: address.household)
            guard let provider = try providers.find(address.provider), provider.isEnabled else { return nil }
            return (provider, try providers.sealedSecret(of: provider.id))
        }
        guard let (provider, secret) = stored else { throw ProviderProblem.refused }
        return (access, provider, secret)
    }

    func session(_ token: String?) async throws -> SessionContext? {
        guard let token else { return nil }
        return try await auth.session(token, isUse: false)
    }
}
