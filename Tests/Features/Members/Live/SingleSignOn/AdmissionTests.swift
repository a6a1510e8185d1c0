import MembersModel
import Models
import NotificationsModel
import OpenIDConnect
import OpenIDTestSupport
import Services
import TestSupport
import TestTools
import Testing

/// Members that a first sign-in makes.
struct AdmissionTests {
    private static let admission = SignInAdmission(claim: "groups", value: "coffer", role: .viewer)
    private let family: [String: ClaimValue] = ["groups": .strings("family", "coffer"), "preferred_username": "anna", "name": "Anna Wit"]

    @Test func whoHasTheClaimBecomesAMemberOnce() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        let first = try await household.session(of: "a1", claims: family)
        let profile = try await household.installation.session(first).profile
        #expect((profile.name, profile.displayName, profile.role) == ("anna", "Anna Wit", .viewer))
        let second = try await household.session(of: "a1", claims: ["groups": .strings()])
        #expect(try await household.installation.session(second).profile.id == profile.id)
        #expect(try await household.services().members().fetchMembers().count == 2)
    }

    @Test func whoHasItNotDoesNot() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        for claims: [String: ClaimValue] in [
            [:], ["groups": "coffers"], ["groups": .strings("Coffer")], ["groups": .object(["coffer": true])], ["roles": "coffer"],
        ] {
            #expect(try await household.problem(as: "a1", claims: claims) == .unknown)
        }
        #expect(try await household.services().members().fetchMembers().count == 1)
    }

    @Test func anAddressAdmitsOnlyIfItIsVerified() async throws {
        let household = try await ProviderHousehold.make(
            admission: SignInAdmission(claim: "email", value: "dora@example.org", role: .viewer))
        #expect(try await household.problem(as: "d1", claims: ["email": "dora@example.org"]) == .unknown)
        let claims: [String: ClaimValue] = ["email": "dora@example.org", "email_verified": true]
        let session = try await household.session(of: "d1", claims: claims)
        #expect(try await household.installation.session(session).profile.name == "dora")
    }

    @Test func claimsThatTheTokenLacksAreAskedFor() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        household.fake.change { $0.userInfo = ["groups": "coffer", "preferred_username": "berta"] }
        let session = try await household.session(of: "b1")
        #expect(try await household.installation.session(session).profile.name == "berta")
    }

    @Test func theClaimIsAskedForAsAScopeIfTheProviderHasIt() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        #expect(try await household.leave().contains("scope=openid%20profile%20email%20groups&"))
        household.fake.change { $0.metadata["scopes_supported"] = .strings("openid", "profile", "email") }
        household.installation.clock.move(minutes: 61)
        #expect(try await household.leave().contains("scope=openid%20profile%20email&"))
    }

    @Test func namesThatAreTakenGetANumber() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        let named: [String: ClaimValue] = ["groups": "coffer", "preferred_username": "Tamara"]
        let first = try await household.session(of: "t1", claims: named)
        let second = try await household.session(of: "t2", claims: named)
        #expect(try await household.installation.session(first).profile.name == "Tamara 2")
        #expect(try await household.installation.session(second).profile.name == "Tamara 3")
        let nameless = try await household.session(of: "t3", claims: ["groups": "coffer"])
        #expect(try await household.installation.session(nameless).profile.name == "member")
        let addressed = try await household.session(of: "t4", claims: ["groups": "coffer", "email": "dora@example.org"])
        #expect(try await household.installation.session(addressed).profile.name == "dora")
    }

    /// They sign in by the provider only, and confirm there, until they set a passphrase.
    @Test func theyHaveNoPassphraseUntilTheySetOne() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        let session = try await household.session(of: "a1", claims: family)
        let security = try await household.installation.container(session).security()
        #expect(try await security.fetchStatus().passphraseChangedAt == nil)
        for guess in ["", "nine blue lanterns"] {
            #expect(await household.installation.violation("anna", guess) == .rule(.signInWrong))
        }
        await #expect(throws: ServiceError.rule(.passphraseWrong)) { try await security.confirm(passphrase: "nine blue lanterns") }
        await #expect(throws: ServiceError.confirmationNeeded) { try await security.setPassphrase("nine blue lanterns") }
        let url = try await household.leave(for: .confirm, then: "/more/security", session: session)
        let answer = try household.fake.authorize(url, as: "a1")
        #expect(try await household.arrive(answer, session: session) == .confirmed(next: "/more/security"))
        await #expect(throws: ServiceError.self) { try await security.setPassphrase("short") }
        try await security.setPassphrase("nine blue lanterns")
        await #expect(throws: ServiceError.rule(.passphraseExists)) { try await security.setPassphrase("ten blue lanterns") }
        _ = try await household.installation.signIn("anna", "nine blue lanterns")
    }

    @Test func ownersAreTold() async throws {
        let household = try await ProviderHousehold.make(admission: Self.admission)
        _ = try await household.session(of: "a1", claims: family)
        let told = try await household.services().notifications().fetchNotifications(after: nil, limit: 10).notifications
        #expect(told.contains { $0.content.detail == "memberAdmitted" && $0.content.subject == "Anna Wit" })
        let events = try await household.services().security().fetchEvents(limit: 10)
        #expect(events.contains { $0.kind == .memberAdmitted && $0.provider == "Home ID" })
    }

    @Test func nobodyBecomesAnOwner() async throws {
        let household = try await ProviderHousehold.make()
        let providers = try await household.services().signInProviders()
        #expect(
            await brokenRule {
                _ = try await providers.updateProvider(
                    id: household.provider.id, revision: household.provider.revision,
                    to: ProviderHousehold.draft(admission: SignInAdmission(claim: "groups", value: "coffer", role: .owner)))
            } == "Nobody becomes an owner by signing in")
    }
}
