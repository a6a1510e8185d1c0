import MembersModel
import Models
import NotificationsModel
import Services
import TestSupport
import TestTools
import Testing

/// From an invitation to a member.
struct InvitationTests {
    private static let passphrase = "nine blue lanterns"

    private func draft(_ name: String = "carol", passphrase: String = passphrase) -> JoinDraft {
        JoinDraft(name: name, displayName: "Carol", passphrase: passphrase, locale: "de-DE", language: .german)
    }

    private func invite(
        _ installation: TestInstallation, by owner: String, role: Role = .member, name: String = "", days: Int = 7
    ) async throws -> String {
        try await installation.container(owner).invitations().invite(role: role, name: name, days: days).token
    }

    @Test func whoAcceptsIsAMemberAndSignedIn() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await invite(installation, by: owner, role: .viewer, name: "carol")
        let offer = try #require(try await installation.auth.invitation(token, from: installation.origin))
        #expect(offer == InvitationOffer(household: "Lindenhof", inviter: "tamara", role: .viewer, name: "carol"))
        let session = try await installation.auth.accept(token, draft(), from: installation.origin)
        let profile = try await installation.session(session).profile
        #expect((profile.name, profile.displayName, profile.role, profile.language) == ("carol", "Carol", .viewer, .german))
        #expect(try await !installation.session(session).mustChoosePassphrase)
        _ = try await installation.signIn("carol", Self.passphrase)
    }

    @Test func anInvitationWorksOnce() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await invite(installation, by: owner)
        _ = try await installation.auth.accept(token, draft(), from: installation.origin)
        #expect(try await installation.auth.invitation(token, from: installation.origin) == nil)
        await #expect(throws: ServiceError.notFound) {
            _ = try await installation.auth.accept(token, draft("dora"), from: installation.origin)
        }
        #expect(try await installation.container(owner).invitations().fetchInvitations() == [])
    }

    @Test func ofTwoWhoAcceptAtOnceOneJoins() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await invite(installation, by: owner)
        let joined = await withTaskGroup(of: Bool.self) { group in
            for name in ["carol", "dora", "emil"] {
                group.addTask {
                    do {
                        _ = try await installation.auth.accept(token, draft(name), from: SignInOrigin(address: ""))
                        return true
                    } catch {
                        return false
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(joined == 1)
        #expect(try await installation.container(owner).members().fetchMembers().count == 2)
    }

    @Test(arguments: [1, 7, 30])
    func anInvitationExpires(days: Int) async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await invite(installation, by: owner, days: days)
        installation.clock.move(minutes: Int64(days) * 1_440 - 1)
        #expect(try await installation.auth.invitation(token, from: installation.origin) != nil)
        installation.clock.move(minutes: 1)
        #expect(try await installation.auth.invitation(token, from: installation.origin) == nil)
        await #expect(throws: ServiceError.notFound) { _ = try await installation.auth.accept(token, draft(), from: installation.origin) }
    }

    @Test func aRevokedInvitationDoesNotWork() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await invite(installation, by: owner)
        let invitations = try await installation.container(owner).invitations()
        let id = try #require(try await invitations.fetchInvitations().first).id
        try await invitations.revoke(id: id)
        #expect(try await installation.auth.invitation(token, from: installation.origin) == nil)
        await #expect(throws: ServiceError.notFound) { try await invitations.revoke(id: id) }
    }

    @Test(arguments: ["", "sample", "1.2.3", String(repeating: "a", count: 500), "5.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"])
    func whatIsNoTokenOpensNothing(token: String) async throws {
        let (installation, _) = try await TestInstallation.withOwner()
        #expect(try await installation.auth.invitation(token, from: installation.origin) == nil)
        #expect(try await installation.auth.reset(token, from: installation.origin) == nil)
        await #expect(throws: ServiceError.notFound) { _ = try await installation.auth.accept(token, draft(), from: installation.origin) }
    }

    @Test func aTokenOfAnotherHouseholdOpensNothing() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let secret = try await invite(installation, by: owner).split(separator: ".")[1]
        #expect(try await installation.auth.invitation("5.\(secret)", from: installation.origin) == nil)
    }

    @Test func unknownTokensAreLimitedByAddress() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let household = try await installation.session(owner).household.id.rawValue
        let token = try await invite(installation, by: owner)
        let stranger = SignInOrigin(address: "203.0.113.9")
        for _ in 0..<10 {
            _ = try await installation.auth.invitation("\(household).aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", from: stranger)
        }
        await #expect(throws: ServiceError.self) { _ = try await installation.auth.invitation(token, from: stranger) }
        #expect(try await installation.auth.invitation(token, from: installation.origin) != nil)
    }

    @Test func aNameInUseOrKeptIsTaken() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let invitations = try await installation.container(owner).invitations()
        let first = try await invitations.invite(role: .member, name: "carol", days: 7).token
        let second = try await invitations.invite(role: .member, name: "", days: 7).token
        #expect(
            await brokenRule { _ = try await invitations.invite(role: .member, name: "Carol", days: 7) }
                == "An open invitation keeps this sign-in name free for somebody else")
        #expect(
            await brokenRule { _ = try await invitations.invite(role: .member, name: "TAMARA", days: 7) } == "This sign-in name is taken")
        // Whoever joins is not told why.
        for name in ["carol", "tamara"] {
            #expect(
                await brokenRule { _ = try await installation.auth.accept(second, draft(name), from: installation.origin) }
                    == "This sign-in name is taken")
        }
        let members = try await installation.container(owner).members()
        #expect(
            await brokenRule {
                _ = try await members.addMember(name: "carol", displayName: "", role: nil, passphrase: Self.passphrase)
            } == "An open invitation keeps this sign-in name free for somebody else")
        // What was refused has used nothing.
        _ = try await installation.auth.accept(first, draft("carol"), from: installation.origin)
        _ = try await installation.auth.accept(second, draft("dora"), from: installation.origin)
    }

    @Test func aWeakPassphraseJoinsNobody() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await invite(installation, by: owner)
        #expect(
            await brokenRule { _ = try await installation.auth.accept(token, draft(passphrase: "short"), from: installation.origin) }
                == "A passphrase has at least 12 characters")
        #expect(try await installation.auth.invitation(token, from: installation.origin) != nil)
    }

    @Test(arguments: [Role.member, .viewer])
    func onlyOwnersInvite(role: Role) async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let invitations = try await installation.container(try await installation.add("otto", role, by: owner)).invitations()
        await #expect(throws: ServiceError.unauthorized) { _ = try await invitations.fetchInvitations() }
        await #expect(throws: ServiceError.unauthorized) { _ = try await invitations.invite(role: .viewer, name: "", days: 7) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await invitations.makeResetLink(member: ID(rawValue: 1)) }
        await #expect(throws: ServiceError.unauthorized) { try await invitations.revoke(id: ID(rawValue: 1)) }
    }

    @Test func onlySomeLifetimesCanBeChosen() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let invitations = try await installation.container(owner).invitations()
        for days in [0, -1, 2, 31] {
            #expect(
                await brokenRule { _ = try await invitations.invite(role: .member, name: "", days: days) }
                    == "An invitation is valid for 1, 7 or 30 days")
        }
    }

    @Test func ownersAreToldOfInvitationsAndOfWhoJoins() async throws {
        let household = try await NotificationHousehold.with([("olga", .owner), ("otto", .member)])
        let token = try await invite(household.installation, by: try #require(household.tokens["tamara"]))
        _ = try await household.installation.auth.accept(token, draft(), from: household.installation.origin)
        #expect(try await household.told("olga").map(\.detail) == ["memberJoined", "invitationMade"])
        #expect(try await household.told("olga").map(\.subject) == ["Carol", "tamara"])
        #expect(try await household.told("otto").map(\.detail) == [])
    }

    // MARK: - New passphrases

    @Test func aLinkReplacesThePassphraseOnce() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let session = try await installation.add("otto", .member, by: owner)
        _ = try await installation.enableCodes(session)
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        let token = try await services.invitations().makeResetLink(member: otto).token
        #expect(try await installation.auth.reset(token, from: installation.origin) == ResetOffer(household: "Lindenhof", name: "otto"))
        // It is no invitation, and until it is used nothing has changed.
        #expect(try await installation.auth.invitation(token, from: installation.origin) == nil)
        #expect(try await installation.auth.session(session, isUse: false) != nil)
        let new = try await installation.auth.resetPassphrase(token, to: Self.passphrase, from: installation.origin)
        #expect(try await installation.session(new).profile.id == otto)
        #expect(try await installation.auth.session(session, isUse: false) == nil)
        _ = try await installation.signIn("otto", Self.passphrase)
        await #expect(throws: ServiceError.notFound) {
            _ = try await installation.auth.resetPassphrase(token, to: "three brown otters", from: installation.origin)
        }
    }

    @Test func aLinkForANewPassphraseEndsAfterADayWithTheNextAndWhenTheMemberIsLockedOut() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = try await installation.add("otto", .member, by: owner)
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        let first = try await services.invitations().makeResetLink(member: otto).token
        let second = try await services.invitations().makeResetLink(member: otto).token
        #expect(try await installation.auth.reset(first, from: installation.origin) == nil)
        #expect(try await installation.auth.reset(second, from: installation.origin) != nil)
        _ = try await services.members().disableMember(id: otto)
        #expect(try await installation.auth.reset(second, from: installation.origin) == nil)
        #expect(
            await brokenRule { _ = try await services.invitations().makeResetLink(member: otto) } == "Let this member in again first")
        _ = try await services.membership().enableMember(id: otto)
        let third = try await services.invitations().makeResetLink(member: otto).token
        installation.clock.move(minutes: 1_440)
        #expect(try await installation.auth.reset(third, from: installation.origin) == nil)
    }
}
