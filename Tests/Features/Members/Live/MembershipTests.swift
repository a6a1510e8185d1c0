import MembersModel
import Models
import NotificationsModel
import Services
import Storage
import TestSupport
import Testing

/// Letting in again, handing over, leaving and removing.
struct MembershipTests {

    @Test func aDisabledMemberIsLetInAgainWithThePassphraseOfBefore() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = try await installation.add("otto", .member, by: owner)
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        _ = try await services.members().disableMember(id: otto)
        #expect(try await !services.membership().enableMember(id: otto).isDisabled)
        _ = try await installation.signIn("otto")
    }

    @Test func anOwnerHandsOverInOneStep() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = try await installation.add("otto", .viewer, by: owner)
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        let open = try await services.invitations().invite(role: .member, name: "", days: 7).token
        try await services.membership().handOver(to: otto)
        #expect(try await services.members().fetchMembers().map(\.role) == [.owner, .member])
        // Who is no owner invites nobody any more.
        #expect(try await installation.auth.invitation(open, from: installation.origin) == nil)
        let former = try await installation.container(owner)
        await #expect(throws: ServiceError.unauthorized) { try await former.membership().handOver(to: otto) }
    }

    @Test func twoOwnersWhoStepDownAtOnceLeaveOne() async throws {
        let (installation, tamara) = try await TestInstallation.withOwner()
        let olga = try await installation.add("olga", .owner, by: tamara)
        let both = [try await installation.container(tamara), try await installation.container(olga)]
        let stepped = await withTaskGroup(of: Bool.self) { group in
            for services in both {
                group.addTask {
                    do {
                        let me = try await services.members().fetchProfile().id
                        _ = try await services.members().changeRole(id: me, to: .member)
                        return true
                    } catch {
                        return false
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(stepped == 1)
        #expect(try await both[0].members().fetchMembers().count { $0.role == .owner } == 1)
    }

    @Test func aRequestThatBeganBeforeItsOwnerSteppedDownChangesNoMembers() async throws {
        let (installation, tamara) = try await TestInstallation.withOwner()
        let olga = try await installation.add("olga", .owner, by: tamara)
        let begun = try await installation.container(olga)
        let services = try await installation.container(tamara)
        let (me, other) = (try await services.members().fetchProfile().id, try await begun.members().fetchProfile().id)
        _ = try await services.members().changeRole(id: other, to: .member)
        await #expect(throws: ServiceError.unauthorized) { _ = try await begun.invitations().invite(role: .owner, name: "", days: 7) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await begun.members().changeRole(id: other, to: .owner) }
        await #expect(throws: ServiceError.unauthorized) { try await begun.membership().removeMember(id: me, handingOverTo: nil) }
        #expect(try await services.invitations().fetchInvitations() == [])
    }

    @Test func theLastOwnerDoesNotLeave() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let member = try await installation.add("otto", .member, by: owner)
        let services = try await installation.container(owner)
        let rule = "A household keeps one owner who can sign in"
        #expect(await brokenRule { try await services.membership().leave(handingOverTo: nil) } == rule)
        #expect(try await installation.auth.session(owner, isUse: false) != nil)
        try await services.membership().handOver(to: try await services.members().findMember("otto").id)
        try await installation.container(owner).membership().leave(handingOverTo: nil)
        #expect(try await installation.auth.session(owner, isUse: false) == nil)
        #expect(try await installation.container(member).members().fetchMembers().map(\.name) == ["otto"])
    }

    @Test func aViewerLeavesAndNobodyRemovesThemselves() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let viewer = try await installation.add("vera", .viewer, by: owner)
        try await installation.container(viewer).membership().leave(handingOverTo: nil)
        #expect(try await installation.auth.session(viewer, isUse: false) == nil)
        #expect(await installation.violation("vera", TestInstallation.passphrase) == .rule(.signInWrong))
        let services = try await installation.container(owner)
        let me = try await services.members().fetchProfile().id
        #expect(
            await brokenRule { try await services.membership().removeMember(id: me, handingOverTo: nil) }
                == "You cannot remove yourself; leave the household instead")
    }

    @Test func aRemovedMemberIsGoneAndTheirNameStays() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let member = try await installation.add("otto", .member, by: owner)
        var settings = try await installation.container(member).notifications().fetchSettings()
        settings.email = "otto@example.org"
        _ = try await installation.container(member).notifications().updateSettings(settings)
        _ = try await installation.container(member).notifications().makeFeed()
        _ = try await installation.container(member).channels().addWebhook(WebhookDraft(name: "", url: "https://hook.example.org/"))
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        try await services.membership().removeMember(id: otto, handingOverTo: nil)
        #expect(try await installation.auth.session(member, isUse: false) == nil)
        #expect(try await services.members().fetchMembers().map(\.name) == ["tamara"])
        #expect(try await services.membership().fetchNames()[otto] == "otto")
        let household = services.context.household.id
        let left: Int? = try await installation.database.read { connection in
            try connection.first(
                """
                SELECT (SELECT COUNT(*) FROM credential_passphrase WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM member_session WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM known_origin WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM notification WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM notification_told WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM notification_settings WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM mail_message WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM calendar_feed WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM channel WHERE household = $1 AND member = $2)
                    + (SELECT COUNT(*) FROM member_search WHERE household = $1 AND member = $2)
                """, .id(household), .id(otto))
        }
        #expect(left == 0)
        for text in ["otto", "otto@example.org"] {
            #expect(await installation.violation(text, TestInstallation.passphrase) == .rule(.signInWrong))
        }
        // The name is free again.
        _ = try await installation.add("otto", .viewer, by: owner)
        await #expect(throws: ServiceError.notFound) { try await services.membership().removeMember(id: otto, handingOverTo: nil) }
    }

    @Test func accountsGoToTheHouseholdOrToAMemberWhoStays() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = try await installation.add("otto", .member, by: owner)
        let services = try await installation.container(owner)
        let otto = try await services.members().findMember("otto").id
        _ = try await installation.add("viola", .viewer, by: owner)
        let viewer = try await services.members().findMember("viola").id
        for heir in [otto, viewer, ID<Member>(rawValue: 99)] {
            #expect(
                await brokenRule { try await services.membership().removeMember(id: otto, handingOverTo: heir) }
                    == "Choose the household or another member who stays and is no viewer")
        }
        try await services.membership().removeMember(id: otto, handingOverTo: try await services.members().fetchProfile().id)
    }

    @Test func onlyOwnersLetInHandOverAndRemove() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let membership = try await installation.container(try await installation.add("otto", .member, by: owner)).membership()
        let tamara = try await installation.session(owner).profile.id
        await #expect(throws: ServiceError.unauthorized) { _ = try await membership.enableMember(id: tamara) }
        await #expect(throws: ServiceError.unauthorized) { try await membership.handOver(to: tamara) }
        await #expect(throws: ServiceError.unauthorized) { try await membership.removeMember(id: tamara, handingOverTo: nil) }
    }

    @Test func ownersAreToldWhoLeft() async throws {
        let household = try await NotificationHousehold.with([("olga", .owner), ("otto", .member), ("vera", .viewer)])
        try await household.container("vera").membership().leave(handingOverTo: nil)
        try await household.container("tamara").membership().removeMember(id: try await household.member("otto"), handingOverTo: nil)
        for owner in ["tamara", "olga"] {
            #expect(try await household.told(owner).map(\.detail) == ["memberRemoved", "memberLeft"])
            #expect(try await household.told(owner).map(\.subject) == ["otto", "vera"])
        }
    }
}
