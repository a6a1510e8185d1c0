import MembersModel
import Models
import OpenIDConnect
import ServiceKit
import Services
import Storage

extension LiveSingleSignOnService {
    func finish(_ arrival: ProviderArrival) async throws -> ProviderOutcome {
        let response = AuthorizationResponse(arrival.query)
        // Used up before anything is asked, so that a second answer with the same state finds nothing.
        guard let secret = response.state.flatMap({ HouseholdSecret($0) }), let household = secret.household,
            let attempt = try await auth.write(household, [], { try $0.attempts.consume(stateHash: secret.hash) })
        else { return .failed(response.isError ? .refused : .expired, purpose: nil, next: "/") }
        do {
            let address = SignInProviderAddress(household: household, provider: attempt.provider)
            guard try await isBound(attempt, to: arrival, in: household) else { throw ProviderProblem.expired }
            let person = try await person(of: response, attempt, address, arrival)
            switch attempt.purpose {
            case .signIn:
                return .signedIn(token: try await signIn(person, address, from: arrival.origin), next: attempt.next)
            case .link:
                try await link(person, attempt, address)
                return .linked(provider: person.provider.name)
            case .confirm:
                try await confirm(person, attempt, address)
                return .confirmed(next: attempt.next)
            case .signOut: throw ProviderProblem.refused
            }
        } catch let problem as ProviderProblem {
            return .failed(problem, purpose: attempt.purpose, next: attempt.next)
        }
    }

    /// Whether the browser, or the session, is that with which the way was begun, not too long ago.
    private func isBound(_ attempt: SignInAttempt, to arrival: ProviderArrival, in household: ID<Household>) async throws -> Bool {
        guard SessionRule.isRecent(attempt.createdAt, within: SignInAttempt.life, at: auth.clock.now()) else { return false }
        switch attempt.binding {
        case .browser(let hash):
            return !arrival.browser.isEmpty && SecretBytes.areEqual(ProviderAccess.browserHash(arrival.browser), hash)
        case .session(let id, let member):
            let session = try await session(arrival.session)
            return session?.session == id && session?.profile.id == member && session?.household.id == household
        }
    }

    // MARK: - The provider's answer

    /// Who came back.
    struct Person: Sendable {
        let provider: SignInProvider
        let subject: String
        /// In milliseconds since 1970; nil if the provider does not say it.
        let authenticatedAt: Int64?
        let claims: PersonClaims
    }

    /// Exchanges the code and verifies who came back.
    private func person(
        of response: AuthorizationResponse, _ attempt: SignInAttempt, _ address: SignInProviderAddress, _ arrival: ProviderArrival
    ) async throws -> Person {
        let (access, provider, sealedSecret) = try await found(address)
        guard let verifier = access.verifier(of: attempt),
            let client = access.client(of: provider, sealedSecret: sealedSecret, on: arrival.site)
        else {
            ServiceError.logFailure("A sign-in by a provider failed", reason: "the client secret was sealed with another key")
            throw ProviderProblem.refused
        }
        let now = auth.clock.now()
        let since = attempt.purpose == .confirm ? attempt.createdAt : nil
        let (metadata, verified) = try await ProviderAccess.logging { () async throws(OpenIDError) in
            let metadata = try await access.providers.metadata(of: provider.issuer, at: now)
            let code = try response.code(of: metadata)
            let verified = try await access.providers.redeem(
                code, verifier: verifier, nonce: attempt.nonce, of: client, at: metadata, now: now, since: since)
            return (metadata, verified)
        }
        let subject = verified.token.subject
        let needed = attempt.purpose == .signIn ? try await neededClaims(of: subject, at: provider, in: address.household) : []
        let claims = try await ProviderAccess.logging { () async throws(OpenIDError) in
            try await access.providers.claims(of: verified, needing: needed, at: metadata)
        }
        return Person(
            provider: provider, subject: subject, authenticatedAt: verified.token.authenticatedAt.map { $0 * 1_000 }, claims: claims)
    }

    /// What has to be known of a person: nothing of one who is linked.
    private func neededClaims(
        of subject: String, at provider: SignInProvider, in household: ID<Household>
    ) async throws -> [String] {
        let (isLinked, expectsSomebody) = try await auth.read { connection in
            let identities = IdentityRepository(connection, household: household)
            return (try identities.find(subject: subject, at: provider.id) != nil, try identities.expectsSomebody(at: provider.id))
        }
        guard !isLinked else { return [] }
        let admitting = provider.admission.map { [$0.claim, "preferred_username"] } ?? []
        // Of an address it also counts whether it is verified.
        let isAddressed = expectsSomebody || provider.admission?.claim == "email"
        return admitting + (isAddressed ? ["email", "email_verified"] : [])
    }

    // MARK: - What follows

    /// - Returns: the token of a new session.
    private func signIn(_ person: Person, _ address: SignInProviderAddress, from origin: SignInOrigin) async throws -> String {
        try await auth.write(address.household, [.members, .notifications]) { write in
            let provider = try Self.enabled(address, in: write)
            let (identity, profile) = try Self.member(person, provider, in: write, from: origin)
            guard !profile.isDisabled else { throw ProviderProblem.unknown }
            try write.identities.recordUse(identity, at: write.now)
            return try write.openSession(of: profile, from: origin, by: provider, authenticatedAt: person.authenticatedAt)
        }
    }

    private func link(_ person: Person, _ attempt: SignInAttempt, _ address: SignInProviderAddress) async throws {
        guard case .session(let session, let member) = attempt.binding else { throw ProviderProblem.expired }
        try await auth.write(address.household, [.members, .notifications]) { write in
            let provider = try Self.enabled(address, in: write)
            guard let profile = try write.members.find(member), !profile.isDisabled else { throw ProviderProblem.unknown }
            // The session may have ended while the provider was asked.
            guard let from = try write.sessions.address(of: session) else { throw ProviderProblem.expired }
            if let known = try write.identities.find(subject: person.subject, at: provider.id) {
                guard known.member == member else { throw ProviderProblem.taken }
                return
            }
            let identity = LinkedIdentity(
                id: write.ids.next(at: write.now), provider: provider.id, member: member, subject: person.subject, email: nil,
                isSelfLinked: true, createdAt: write.now)
            guard try write.identities.all(of: member).count < LiveIdentityService.maximum, try write.identities.insert(identity) else {
                throw ProviderProblem.taken
            }
            try write.log(.identityLinked, of: member, from: from, provider: provider.name)
            try write.members.touch(member)
            try write.households.touch(write.household)
        }
    }

    /// Confirms the session, if it is an identity of its member who came back.
    private func confirm(_ person: Person, _ attempt: SignInAttempt, _ address: SignInProviderAddress) async throws {
        guard case .session(let session, let member) = attempt.binding else { throw ProviderProblem.expired }
        try await auth.write(address.household, [.members]) { write in
            let provider = try Self.enabled(address, in: write)
            guard let identity = try write.identities.find(subject: person.subject, at: provider.id), identity.member == member else {
                throw ProviderProblem.unknown
            }
            try write.sessions.confirm(session, at: write.now)
            try write.members.touch(member)
        }
    }

    /// The provider, unless it was turned off or removed in the meantime.
    private static func enabled(_ address: SignInProviderAddress, in write: MemberUnitOfWork) throws -> SignInProvider {
        guard let provider = try write.providers.find(address.provider), provider.isEnabled else { throw ProviderProblem.refused }
        return provider
    }
}
