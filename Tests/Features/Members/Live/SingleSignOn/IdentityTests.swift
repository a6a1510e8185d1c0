import MembersModel
import Models
import NotificationsModel
import OpenIDConnect
import OpenIDTestSupport
import Services
import TestSupport
import TestTools
import Testing

/// Linking and unlinking identities.
struct IdentityTests {
    private func link(
        _ household: ProviderHousehold, _ session: String, as subject: String, arriving: String? = nil
    ) async throws -> ProviderOutcome {
        let services = try await household.installation.container(session)
        let url = try await services.identities().beginLinking(household.provider.id, on: ProviderHousehold.site)
        return try await household.arrive(try household.fake.authorize(url, as: subject), browser: "", session: arriving ?? session)
    }

    @Test func aMemberLinksTheOwnIdentity() async throws {
        let household = try await ProviderHousehold.make()
        #expect(try await link(household, household.owner, as: "anna") == .linked(provider: "Home ID"))
        // Linking it twice changes nothing.
        #expect(try await link(household, household.owner, as: "anna") == .linked(provider: "Home ID"))
        let session = try await household.session(of: "anna")
        #expect(try await household.installation.session(session).profile.name == "tamara")
        let services = try await household.services()
        #expect(try await services.identities().fetchIdentities(of: services.members().fetchProfile().id).count == 1)
        #expect(try await services.security().fetchEvents(limit: 10).count { $0.kind == .identityLinked } == 1)
    }

    @Test func anIdentityOfAnotherMemberIsNotLinked() async throws {
        let household = try await ProviderHousehold.make()
        _ = try await link(household, household.owner, as: "anna")
        let otto = try await household.installation.add("otto", .member, by: household.owner)
        #expect(try await link(household, otto, as: "anna") == .failed(.taken, purpose: .link, next: ""))
    }

    @Test func linkingIsBoundToTheSessionAndNeedsAConfirmation() async throws {
        let household = try await ProviderHousehold.make()
        let otto = try await household.installation.add("otto", .member, by: household.owner)
        #expect(
            try await link(household, household.owner, as: "anna", arriving: otto) == .failed(.expired, purpose: .link, next: ""))
        household.installation.clock.move(minutes: 10)
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await link(household, household.owner, as: "anna") }
    }

    @Test func anOwnerLinksAndUnlinksAnybody() async throws {
        let household = try await ProviderHousehold.make()
        let otto = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        let session = try await household.session(of: "otto1")
        let services = try await household.services()
        let id = try await services.members().findMember("otto").id
        let identity = try #require(try await services.identities().fetchIdentities(of: id).first)
        try await services.identities().unlink(id: identity.id)
        #expect(try await household.problem(as: "otto1") == .unknown)
        // What was begun with the link has ended, the rest has not.
        #expect(try await household.installation.auth.session(session, isUse: false) == nil)
        #expect(try await household.installation.auth.session(otto, isUse: false) != nil)
    }

    @Test func aNewPassphraseByAnOwnerRemovesTheLinksThatTheMemberMade() async throws {
        let household = try await ProviderHousehold.make()
        let otto = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        #expect(try await link(household, otto, as: "mallory") == .linked(provider: "Home ID"))
        let members = try await household.services().members()
        _ = try await members.resetMember(id: try await members.findMember("otto").id, passphrase: TestInstallation.givenPassphrase)
        #expect(try await household.problem(as: "mallory") == .unknown)
        #expect(try await household.problem(as: "otto1") == nil)
    }

    @Test func aMemberUnlinksOnlyTheOwnAndOnlyWithAPassphrase() async throws {
        let household = try await ProviderHousehold.make(admission: SignInAdmission(claim: "groups", value: "coffer", role: .member))
        try await household.expect("anna", as: "tamara")
        let now = household.installation.clock.now / 1_000
        let session = try await household.session(of: "b1", claims: ["groups": "coffer", "auth_time": .seconds(now)])
        let services = try await household.installation.container(session)
        let me = try await services.members().fetchProfile().id
        let owner = try await services.members().findMember("tamara").id
        await #expect(throws: ServiceError.unauthorized) { _ = try await services.identities().fetchIdentities(of: owner) }
        let theirs = try #require(try await household.services().identities().fetchIdentities(of: owner).first)
        await #expect(throws: ServiceError.unauthorized) { try await services.identities().unlink(id: theirs.id) }
        let own = try #require(try await services.identities().fetchIdentities(of: me).first)
        await #expect(throws: ServiceError.rule(.passphraseFirst)) { try await services.identities().unlink(id: own.id) }
        try await services.security().setPassphrase("nine blue lanterns")
        try await services.identities().unlink(id: own.id)
        #expect(try await services.identities().fetchIdentities(of: me) == [])
    }

    @Test func aPersonIsExpectedOnce() async throws {
        let household = try await ProviderHousehold.make()
        _ = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("anna", as: "tamara")
        try await household.expect("anna@example.org", as: "tamara")
        await #expect(throws: ServiceError.rule(.identityTaken)) { try await household.expect("anna", as: "otto") }
        await #expect(throws: ServiceError.rule(.identityTaken)) { try await household.expect("Anna@example.org", as: "otto") }
        await #expect(throws: ServiceError.rule(.identityInvalid)) { try await household.expect(" ", as: "otto") }
        await #expect(throws: ServiceError.rule(.identityInvalid)) {
            try await household.expect(String(repeating: "a", count: 256), as: "otto")
        }
        for number in 0..<10 { try await household.expect("otto\(number)", as: "otto") }
        await #expect(throws: ServiceError.rule(.identitiesTooMany)) { try await household.expect("otto10", as: "otto") }
    }

    @Test(arguments: [Role.member, .viewer])
    func onlyOwnersLinkOthers(role: Role) async throws {
        let household = try await ProviderHousehold.make()
        let otto = try await household.installation.container(
            try await household.installation.add("otto", role, by: household.owner))
        let id = try await otto.members().fetchProfile().id
        await #expect(throws: ServiceError.unauthorized) {
            try await otto.identities().expect("anna", at: household.provider.id, as: id)
        }
        #expect(try await otto.identities().fetchEnabledProviders().map(\.name) == ["Home ID"])
    }

    @Test func ownersAndTheMemberAreTold() async throws {
        let household = try await ProviderHousehold.make()
        let otto = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        let told = try await household.installation.container(otto).notifications().fetchNotifications(after: nil, limit: 10)
        #expect(told.notifications.contains { $0.content.detail == "identityLinked" })
    }
}
