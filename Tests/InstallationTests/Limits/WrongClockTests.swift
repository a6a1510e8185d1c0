import HouseholdModel
import MembersModel
import Models
import PeopleModel
import Services
import Storage
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive
@testable import PeopleLive
@testable import ServiceKit

/// A clock that was ahead temporarily locks nobody out and keeps no session alive.
struct WrongClockTests {
    private let installation: TestInstallation
    private let token: String
    private static let year: Int64 = 365 * 86_400

    init() async throws { (installation, token) = try await TestInstallation.withOwner() }

    @Test func aSessionOfTheFutureHasEnded() async throws {
        installation.clock.move(seconds: Self.year)
        let ahead = try await installation.signIn("tamara")
        installation.clock.move(seconds: -Self.year)
        #expect(try await installation.auth.session(ahead, isUse: false) == nil)
        #expect(try await installation.auth.extendSession(ahead) == nil)
        let now = try await installation.signIn("tamara")
        #expect(try await installation.container(now).security().fetchSessions().allSatisfy { $0.usedAt <= installation.clock.now })
        try await installation.live.removeExpired()
        #expect(try await installation.auth.session(now, isUse: false) != nil)
        installation.clock.move(seconds: Self.year)
        #expect(try await installation.auth.session(ahead, isUse: false) == nil)
    }

    @Test func aClockThatIsAheadDeletesNoLinkOfAGuest() async throws {
        let services = try await installation.container(token)
        let person = try await services.people().addPerson(PersonDraft(name: "Ben"))
        let group = try await services.people().addGroup(
            PeopleGroupDraft(name: "Trip", currency: installation.euro, members: [.init(person: nil), .init(person: person.id)]))
        let made = try await services.people().addGuestLink(group: group.id, canWrite: false, days: 1).link
        func isStored() async throws -> Bool {
            try await installation.database.read {
                try GuestLinkRepository($0, household: services.context.household.id).all(of: group.id).contains { $0.id == made.id }
            }
        }
        // Ahead for a moment, in which expired rows are removed several times.
        for ahead: Int64 in [25 * 3_600, Self.year] {
            installation.clock.move(seconds: ahead)
            for _ in 0..<2 { try await installation.live.removeExpired() }
            installation.clock.move(seconds: -ahead)
            try await installation.live.removeExpired()
            #expect(try await isStored())
            #expect(try await services.people().fetchGuestLinks(group: group.id).map(\.id) == [made.id])
        }
        // Once it has expired it is hidden, and deleted after the clock has said so for two days.
        installation.clock.move(seconds: 25 * 3_600)
        #expect(try await services.people().fetchGuestLinks(group: group.id).isEmpty)
        try await installation.live.removeExpired()
        installation.clock.move(seconds: 47 * 3_600)
        try await installation.live.removeExpired()
        #expect(try await isStored())
        installation.clock.move(seconds: 2 * 3_600)
        try await installation.live.removeExpired()
        #expect(try await !isStored())
    }

    @Test func aClockThatIsAFewSecondsBackEndsNoSession() async throws {
        installation.clock.move(seconds: -30)
        #expect(try await installation.auth.session(token, isUse: false) != nil)
    }

    @Test func aPassphraseGivenInTheFutureIsNotJustGiven() async throws {
        installation.clock.move(seconds: Self.year)
        let ahead = try await installation.signIn("tamara")
        try await installation.container(ahead).security().confirm(passphrase: TestInstallation.passphrase)
        let session = try await installation.session(ahead).session
        installation.clock.move(seconds: -Self.year)
        let now = installation.clock.now
        // The session was created now, but its confirmation is in the future.
        try await installation.database.write(nil, []) {
            _ = try $0.execute("UPDATE member_session SET created_at = $1, used_at = $1 WHERE id = $2", .integer(now), .id(session))
        }
        #expect(try await installation.container(ahead).security().isConfirmed() == false)
    }

    @Test func failuresOfTheFutureKeepNobodyOut() async throws {
        installation.clock.move(seconds: Self.year)
        for _ in 0..<12 { _ = await installation.violation("tamara") }
        #expect(await installation.violation("tamara", TestInstallation.passphrase)?.description.hasPrefix("Too many attempts") == true)
        installation.clock.move(seconds: -Self.year)
        #expect(await installation.violation("tamara", TestInstallation.passphrase) == nil)
        // Attempts from now are counted from zero.
        for _ in 0..<12 { _ = await installation.violation("tamara") }
        #expect(await installation.violation("tamara", TestInstallation.passphrase)?.description.hasPrefix("Too many attempts") == true)
    }

    @Test func aCodeThatWasUsedInTheFutureKeepsNoneOut() async throws {
        let (secret, _) = try await installation.enableCodes(token)
        func signIn() async throws -> String {
            guard
                case .needsCode(let pending) = try await installation.auth.signIn(
                    name: "tamara", passphrase: TestInstallation.passphrase, from: TestInstallation.origin)
            else { throw ServiceError.notFound }
            let code = OneTimeCode.code(secret, step: OneTimeCode.step(at: installation.clock.now))
            return try await installation.auth.verifyCode(code, pending: pending, from: TestInstallation.origin)
        }
        installation.clock.move(seconds: Self.year)
        _ = try await signIn()
        installation.clock.move(seconds: -Self.year + 120)
        _ = try await signIn()
        // A step can still be used only once.
        await #expect(throws: ServiceError.self) { _ = try await signIn() }
    }

    @Test func aSignInThatWaitsForItsCodeSinceTheFutureHasEnded() async throws {
        let (secret, _) = try await installation.enableCodes(token)
        installation.clock.move(seconds: Self.year)
        guard
            case .needsCode(let pending) = try await installation.auth.signIn(
                name: "tamara", passphrase: TestInstallation.passphrase, from: TestInstallation.origin)
        else {
            Issue.record("no code was asked for")
            return
        }
        installation.clock.move(seconds: -Self.year + 120)
        let code = OneTimeCode.code(secret, step: OneTimeCode.step(at: installation.clock.now))
        await #expect(throws: ServiceError.notFound) {
            _ = try await installation.auth.verifyCode(code, pending: pending, from: TestInstallation.origin)
        }
    }

    @Test func mailThatWasToWaitForAYearIsTriedNow() {
        let now: Int64 = 1_800_000_000_000
        let ahead = now + Self.year * 1_000
        #expect(MailBackOff.next(after: 1, createdAt: ahead, now: now) == now + 60_000)
        #expect(MailBackOff.next(after: 99, createdAt: ahead, now: now).map { $0 - now <= MailBackOff.life } == true)
    }
}

/// A time zone unknown to this machine is reported and can be corrected.
struct UnknownTimeZoneTests {

    @Test func anUnknownTimeZoneIsNamedAndTheHouseholdCanBeOpenedToSetItRight() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        try await installation.database.write(nil, []) { _ = try $0.execute("UPDATE household SET time_zone = 'Mars/Phobos'") }
        let container = try await installation.container(token)
        let violation = ServiceError.rule(.householdTimeZoneMissing("Mars/Phobos"))
        await #expect(throws: violation) { _ = try await container.overview().fetchHome() }
        await #expect(throws: violation) { _ = try await container.localTime().moments(at: [0]) }
        await #expect(throws: violation) { _ = try await installation.live.runDue() }
        #expect(throws: violation) { _ = try ZoneOffset.of("Mars/Phobos") }
        // Everything that its settings need is available.
        var household = try await container.household().fetchHousehold()
        _ = try await container.members().fetchMembers()
        _ = try await container.transfers().fetchLimits()
        #expect(try await installation.signIn("tamara").isEmpty == false)
        household.timeZone = "Europe/Berlin"
        _ = try await container.household().updateHousehold(household)
        _ = try await installation.container(token).overview().fetchHome()
    }
}
