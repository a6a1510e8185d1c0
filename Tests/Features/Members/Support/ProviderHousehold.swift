import MembersModel
import Models
import OpenIDConnect
import OpenIDTestSupport
import Services
import TestSupport
import TestTools
import Testing

/// A household whose owner tamara has set up a fake provider, and the browsers that go there.
struct ProviderHousehold {
    let installation: TestInstallation
    let fake: FakeProvider
    /// The token of the owner's session.
    let owner: String
    let provider: SignInProvider
    /// Known also when the owner's session has ended.
    let address: SignInProviderAddress

    static let site = "https://coffer.example.org"

    /// - Parameter admission: who becomes a member at the first sign-in.
    static func make(
        admission: SignInAdmission? = nil, secret: SignInProviderDraft.Secret = .set(FakeProvider.secret)
    ) async throws -> ProviderHousehold {
        let clock = TestClock(at: 1_800_000_000_000)
        let fake = FakeProvider { clock.now / 1_000 }
        let installation = try TestInstallation(clock: clock, outgoing: fake)
        let owner = try await installation.setUp()
        let provider = try await installation.container(owner).signInProviders().addProvider(
            Self.draft(admission: admission, secret: secret))
        let address = SignInProviderAddress(household: try await installation.session(owner).household.id, provider: provider.id)
        return ProviderHousehold(installation: installation, fake: fake, owner: owner, provider: provider, address: address)
    }

    static func draft(
        name: String = "Home ID", admission: SignInAdmission? = nil, secret: SignInProviderDraft.Secret = .set(FakeProvider.secret)
    ) -> SignInProviderDraft {
        SignInProviderDraft(
            name: name, issuer: FakeProvider.standardIssuer, clientID: FakeProvider.client, secret: secret, admission: admission)
    }

    var singleSignOn: any SingleSignOnServiceProtocol { installation.auth.singleSignOn }

    func services() async throws -> DependencyContainer { try await installation.container(owner) }

    // MARK: - The way

    /// Leaves for the provider.
    ///
    /// - Returns: the URL there.
    func leave(
        for purpose: ProviderPurpose = .signIn, then next: String = "/", browser: String = "browser", session: String? = nil
    ) async throws -> String {
        try await singleSignOn.begin(
            ProviderDeparture(
                address: address, purpose: purpose, next: next, browser: browser, session: session, site: Self.site))
    }

    func arrive(
        _ query: [(name: String, value: String)], browser: String = "browser", session: String? = nil
    ) async throws -> ProviderOutcome {
        try await singleSignOn.finish(
            ProviderArrival(query: query, browser: browser, session: session, site: Self.site, origin: installation.origin))
    }

    /// Signs a person in from the beginning to the end.
    func signIn(as subject: String, claims: [String: ClaimValue] = [:], then next: String = "/") async throws -> ProviderOutcome {
        try await arrive(try fake.authorize(try await leave(then: next), as: subject, claims: claims))
    }

    /// The session of a person who signs in.
    func session(of subject: String, claims: [String: ClaimValue] = [:]) async throws -> String {
        let outcome = try await signIn(as: subject, claims: claims)
        guard case .signedIn(let token, _) = outcome else { throw NotSignedIn(outcome: outcome) }
        return token
    }

    struct NotSignedIn: Error { let outcome: ProviderOutcome }

    /// Why a person does not sign in; nil if they do.
    func problem(as subject: String, claims: [String: ClaimValue] = [:]) async throws -> ProviderProblem? {
        guard case .failed(let problem, .signIn, _) = try await signIn(as: subject, claims: claims) else { return nil }
        return problem
    }

    /// Links a member by an owner.
    func expect(_ person: String, as name: String) async throws {
        let services = try await services()
        try await services.identities().expect(person, at: provider.id, as: try await services.members().findMember(name).id)
    }
}
