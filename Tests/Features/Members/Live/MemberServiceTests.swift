import HouseholdModel
import MembersModel
import Models
import Services
import Storage
import TestSupport
import Testing

struct MemberServiceTests {

    @Test func aViewerWritesTheOwnProfileAndSecurityAlone() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("vera", .viewer, by: owner)
        let services = try await installation.container(token)
        var profile = try await services.members().fetchProfile()
        profile.displayName = "Vera"
        profile.appearance = .dark
        profile.locale = "pl"
        let changed = try await services.members().updateProfile(profile)
        #expect((changed.displayName, changed.appearance, changed.locale) == ("Vera", .dark, "pl-PL"))
        try await services.members().showBalance(false)
        try await services.security().changePassphrase(current: TestInstallation.passphrase, to: "nine blue lanterns")
        _ = try await installation.enableCodes(token)

        let household = try await services.household().fetchHousehold()
        let id = profile.id
        await #expect(throws: ServiceError.unauthorized) { _ = try await services.household().updateHousehold(household) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await services.members().changeRole(id: id, to: .owner) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await services.members().disableMember(id: id) }
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await services.members().resetMember(id: id, passphrase: "nine blue lanterns")
        }
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await services.members().addMember(name: "x", displayName: "", role: .owner, passphrase: "nine blue lanterns")
        }
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await services.accounts().addAccount(AccountDraft(name: "A", kind: .cash, currency: installation.euro))
        }
    }

    @Test func aProfileOfAnotherOrOfAnOldRevisionIsNotWritten() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("vera", .viewer, by: owner)
        let members = try await installation.container(token).members()
        let other = try await members.findMember("TAMARA")
        await #expect(throws: ServiceError.notFound) { _ = try await members.updateProfile(other) }
        var profile = try await members.fetchProfile()
        profile.displayName = "One"
        _ = try await members.updateProfile(profile)
        await #expect(throws: ServiceError.conflict) { _ = try await members.updateProfile(profile) }
        profile = try await members.fetchProfile()
        profile.name = "Tamára"
        #expect(await brokenRule { _ = try await members.updateProfile(profile) } == "This sign-in name is taken")
        profile.role = .owner
        profile.name = "vera2"
        #expect(try await members.updateProfile(profile).role == .viewer)
    }

    @Test func aDisabledUsersSessionsEnd() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("otto", .member, by: owner)
        let members = try await installation.container(owner).members()
        let otto = try await members.findMember("otto")
        #expect(try await members.disableMember(id: otto.id).isDisabled)
        #expect(try await installation.auth.session(token, isUse: true) == nil)
        #expect(await installation.violation("otto", TestInstallation.passphrase) == .rule(.signInWrong))
        #expect(try await members.fetchMembers().map(\.isDisabled) == [true, false])
    }

    @Test func aResetLetsInAgain() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("otto", .member, by: owner)
        _ = try await installation.enableCodes(token)
        for _ in 0..<4 { _ = await installation.violation("otto") }
        let members = try await installation.container(owner).members()
        let otto = try await members.findMember("otto")
        _ = try await members.disableMember(id: otto.id)
        #expect(try await !members.resetMember(id: otto.id, passphrase: "nine blue lanterns").isDisabled)
        #expect(try await installation.auth.session(token, isUse: true) == nil)
        _ = try await installation.signIn("otto", "nine blue lanterns")
    }

    @Test func oneOwnerWhoCanSignInIsKept() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let members = try await installation.container(token).members()
        let tamara = try await members.fetchProfile().id
        let rule = "A household keeps one owner who can sign in"
        #expect(await brokenRule { _ = try await members.changeRole(id: tamara, to: .viewer) } == rule)
        #expect(await brokenRule { _ = try await members.disableMember(id: tamara) } == rule)
        _ = try await installation.add("otto", .owner, by: token)
        let otto = try await members.findMember("otto").id
        _ = try await members.disableMember(id: otto)
        #expect(await brokenRule { _ = try await members.changeRole(id: tamara, to: .member) } == rule)
        #expect(try await members.changeRole(id: otto, to: .viewer).role == .viewer)
        _ = try await members.resetMember(id: otto, passphrase: "nine blue lanterns")
        _ = try await members.changeRole(id: otto, to: .owner)
        #expect(try await members.changeRole(id: tamara, to: .viewer).role == .viewer)
    }

    @Test func anotherHouseholdsMembersAreNotThere() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let other = Household(id: ID(rawValue: 5), name: "Other", currency: installation.euro, timeZone: "UTC")
        let stranger = MemberProfile(
            id: ID(rawValue: 6), household: other.id, name: "mallory", displayName: "M", role: .owner, createdAt: 0)
        try await installation.database.write(other.id, []) { connection in
            try HouseholdRepository(connection).insert(other, numberKey: [1], at: 0)
            _ = try MemberRepository(connection, household: other.id).insert(stranger)
        }
        let members = try await installation.container(token).members()
        #expect(try await members.fetchMembers().map(\.name) == ["tamara"])
        await #expect(throws: ServiceError.notFound) { _ = try await members.findMember("mallory") }
        await #expect(throws: ServiceError.notFound) { _ = try await members.changeRole(id: stranger.id, to: .viewer) }
        await #expect(throws: ServiceError.notFound) { _ = try await members.disableMember(id: stranger.id) }
        await #expect(throws: ServiceError.notFound) {
            _ = try await members.resetMember(id: stranger.id, passphrase: "nine blue lanterns")
        }
        var household = try await installation.session(token).household
        household.id = other.id
        let settings = try await installation.container(token).household()
        await #expect(throws: ServiceError.notFound) { _ = try await settings.updateHousehold(household) }
        // Sign-in names are unique in their household only.
        let namesake = try await members.addMember(name: "Mallory", displayName: "", role: .member, passphrase: "nine blue lanterns")
        #expect(namesake.household != other.id)
        #expect(try await members.fetchMembers().map(\.name) == ["Mallory", "tamara"])
        #expect(
            await brokenRule {
                _ = try await members.addMember(name: "MALLORY", displayName: "", role: .member, passphrase: "nine blue lanterns")
            } == "This sign-in name is taken")
    }
}
