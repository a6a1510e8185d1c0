import HouseholdModel
import Installation
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

struct SessionTests {

    @Test func aSessionEndsAfterThirtyMinutesUnused() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        #expect(try await installation.session(token).expiresAt == installation.clock.now + 1_800_000)
        installation.clock.move(seconds: 1_799)
        #expect(try await installation.auth.session(token, isUse: false) != nil)
        installation.clock.move(seconds: 1)
        #expect(try await installation.auth.session(token, isUse: true) == nil)
        #expect(try await installation.auth.extendSession(token) == nil)
    }

    @Test func usePutsTheEndOffAndLiveUpdatesDoNot() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        installation.clock.move(minutes: 20)
        _ = try await installation.auth.session(token, isUse: true)
        installation.clock.move(minutes: 20)
        _ = try await installation.auth.session(token, isUse: false)
        installation.clock.move(minutes: 9)
        #expect(try await installation.auth.session(token, isUse: false) != nil)
        installation.clock.move(minutes: 1)
        #expect(try await installation.auth.session(token, isUse: false) == nil)
    }

    @Test func aUseIsWrittenOnceAMinute() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let start = installation.clock.now
        installation.clock.move(seconds: 59)
        _ = try await installation.auth.session(token, isUse: true)
        #expect(try await usedAt(installation) == [start])
        installation.clock.move(seconds: 1)
        #expect(try #require(try await installation.auth.session(token, isUse: true)).expiresAt == start + 60_000 + 1_800_000)
        #expect(try await usedAt(installation) == [start + 60_000])
    }

    @Test func stayingSignedInPutsTheEndOffAtOnce() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        installation.clock.move(minutes: 29)
        #expect(try await installation.auth.extendSession(token) == installation.clock.now + 1_800_000)
        installation.clock.move(minutes: 29)
        #expect(try await installation.auth.session(token, isUse: false) != nil)
    }

    @Test func aSessionEndsAfterThirtyDaysHoweverMuchItIsUsed() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let start = installation.clock.now
        let end = start + 30 * 86_400_000
        let session = try await installation.session(token).session
        while installation.clock.now < end - 1_200_000 {
            installation.clock.move(minutes: 20)
            #expect(try await installation.auth.session(token, isUse: true) != nil)
        }
        let last = try await installation.session(token)
        #expect(last.expiresAt == end && last.endsAt == end && !last.isExtendable)
        #expect(try await installation.auth.extendSession(token) == end)
        installation.clock.move(seconds: 1_199)
        #expect(try await installation.auth.session(token, isUse: true) != nil)
        installation.clock.move(seconds: 1)
        #expect(try await installation.auth.session(token, isUse: true) == nil)
        #expect(try await installation.auth.session(token, isUse: false) == nil)
        #expect(try await installation.auth.extendSession(token) == nil)
        // It is not listed any more, and deleted at the next sign-in.
        let other = try await installation.signIn("tamara")
        #expect(try await installation.container(other).security().fetchSessions().map(\.isCurrent) == [true])
        installation.clock.move(seconds: 1)
        _ = try await installation.signIn("tamara")
        let kept = try await installation.database.read { try $0.all("SELECT id FROM member_session") { $0.id(0) as ID<Session> } }
        #expect(kept.count == 2 && !kept.contains(session))
    }

    @Test func theHouseholdSetsTheIdleTime() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let service = try await installation.container(token).household()
        var household = try await service.fetchHousehold()
        household.idleMinutes = 5
        _ = try await service.updateHousehold(household)
        installation.clock.move(minutes: 5)
        #expect(try await installation.auth.session(token, isUse: true) == nil)
    }

    @Test func theTokenIsNowhereInTheDatabase() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let form = try await installation.session(token).formToken
        let parts = token.split(separator: ".").map { String($0) }
        #expect(parts.map(\.count) == [String(try await installation.session(token).household.id.rawValue).count, 43])
        let kept = try await installation.database.read { connection in
            try connection.all("SELECT token_hash, user_agent, address FROM member_session") { ($0.blob(0), $0.text(1), $0.text(2)) }
        }
        #expect(kept.count == 1)
        #expect(kept[0].0 == SecretToken.hash(parts[1]))
        #expect(kept[0].0 != Array(parts[1].utf8))
        #expect(kept[0].1 == "Test/1.0")
        #expect(form != token)
        #expect(try await installation.auth.session(form, isUse: true) == nil)
        #expect(try await installation.auth.session(String(token.dropLast()) + "!", isUse: true) == nil)
        #expect(try await installation.auth.session("", isUse: true) == nil)
        // Without the household it is none: only secrets given out before are looked up.
        #expect(try await installation.auth.session(parts[1], isUse: true) == nil)
    }

    @Test func signingOutEndsTheSession() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        try await installation.auth.signOut(token)
        #expect(try await installation.auth.session(token, isUse: true) == nil)
        try await installation.auth.signOut(token)
    }

    @Test func sessionsAreListedAndEndedOneByOne() async throws {
        let (installation, first) = try await TestInstallation.withOwner()
        installation.clock.move(minutes: 1)
        let second = try await installation.signIn("tamara", from: SignInOrigin(address: "192.0.2.7", userAgent: "Phone"))
        let security = try await installation.container(first).security()
        let sessions = try await security.fetchSessions()
        #expect(sessions.map(\.userAgent) == ["Phone", "Test/1.0"])
        #expect(sessions.map(\.isCurrent) == [false, true])
        try await security.endSession(id: sessions[0].id)
        #expect(try await installation.auth.session(second, isUse: true) == nil)
        #expect(try await installation.auth.session(first, isUse: true) != nil)
        await #expect(throws: ServiceError.notFound) { try await security.endSession(id: sessions[0].id) }
    }

    @Test func anotherMembersSessionIsNotThere() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("otto", .member, by: owner)
        let id = try await installation.session(token).session
        let security = try await installation.container(owner).security()
        await #expect(throws: ServiceError.notFound) { try await security.endSession(id: id) }
        await #expect(throws: ServiceError.notFound) { try await security.endSession(id: ID(rawValue: 1)) }
        #expect(try await installation.auth.session(token, isUse: true) != nil)
        #expect(try await security.fetchSessions().count == 1)
    }

    @Test func aNoticeIsShownOnce() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let session = try await installation.session(token)
        try await installation.auth.storeNotice("Deleted", undo: "chg_5", next: nil, for: session)
        let notice = SessionNotice(text: "Deleted", undo: "chg_5", at: installation.clock.now)
        let next = try await installation.session(token)
        #expect(next.notice == notice)
        #expect(next.counters.member > session.counters.member)
        #expect(try await installation.auth.consumeNotice(for: session) == notice)
        #expect(try await installation.auth.consumeNotice(for: session) == nil)
        #expect(try await installation.session(token).notice == nil)
    }

    @Test func countersMoveWithTheHouseholdAndTheMember() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let session = try await installation.session(token)
        let services = installation.live.container(for: session)
        try await services.members().showBalance(false)
        let shown = try await installation.session(token)
        #expect(!shown.profile.showsBalance)
        #expect(shown.counters == ChangeCounters(household: session.counters.household, member: session.counters.member + 1))
        _ = try await services.accounts().addAccount(AccountDraft(name: "Purse", kind: .cash, currency: installation.euro))
        let added = try await installation.session(token)
        #expect(added.counters == ChangeCounters(household: shown.counters.household + 1, member: shown.counters.member))
        #expect(try await installation.live.counters(household: session.household.id, member: session.profile.id) == added.counters)
        #expect(try await installation.live.counters(household: ID(rawValue: 3), member: session.profile.id) == nil)
    }

    private func usedAt(_ installation: TestInstallation) async throws -> [Int64] {
        try await installation.database.read { connection in
            try connection.all("SELECT used_at FROM member_session") { $0.integer(0) }
        }
    }
}
