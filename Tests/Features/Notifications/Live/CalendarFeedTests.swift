import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import NotificationsLive

/// Calendar feeds and their tokens.
struct CalendarFeedTests {

    @Test func anAddressLeadsToACalendarUntilItIsEnded() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token).notifications()
        let made = try await services.makeFeed()
        #expect(try await services.fetchFeeds() == [made.feed])
        let calendar = try #require(try await installation.live.calendar(token: made.token))
        #expect(String(decoding: calendar, as: UTF8.self).hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(try await installation.live.calendar(token: made.token) == calendar)
        for other in ["", "x", String(made.token.dropLast()), String(made.token.reversed()), made.token + "A", made.token.lowercased()] {
            #expect(try await installation.live.calendar(token: other) == nil)
        }
        try await services.revokeFeed(id: made.feed.id)
        #expect(try await installation.live.calendar(token: made.token) == nil)
        #expect(try await services.fetchFeeds() == [])
        await #expect(throws: ServiceError.notFound) { try await services.revokeFeed(id: made.feed.id) }
    }

    @Test func onlyAHashOfTheTokenIsKept() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let made = try await installation.container(token).notifications().makeFeed()
        let secret = try #require(HouseholdSecret(made.token))
        let household = try #require(secret.household)
        #expect(household == (try await installation.session(token).household.id))
        let found = try await installation.database.read { connection in
            let feeds = CalendarFeedRepository(connection, household: household)
            return [try feeds.find(tokenHash: secret.hash)?.feed.id, try feeds.find(tokenHash: Array(made.token.utf8))?.feed.id]
        }
        #expect(found == [made.feed.id, nil])
    }

    @Test func nobodyEndsOrSeesTheAddressOfAnother() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let made = try await installation.container(token).notifications().makeFeed()
        let other = try await installation.container(try await installation.add("joris", .member, by: token)).notifications()
        #expect(try await other.fetchFeeds() == [])
        await #expect(throws: ServiceError.notFound) { try await other.revokeFeed(id: made.feed.id) }
        #expect(try await installation.live.calendar(token: made.token) != nil)
    }

    @Test func aViewerHasACalendarAndWhoIsDisabledHasNone() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let viewer = try await installation.add("joris", .viewer, by: token)
        let profile = try await installation.session(viewer).profile
        let made = try await installation.container(viewer).notifications().makeFeed()
        #expect(try await installation.live.calendar(token: made.token) != nil)
        try await installation.database.write(nil, []) {
            _ = try MemberRepository($0, household: profile.household).update(profile.id, role: .viewer, isDisabled: true)
        }
        #expect(try await installation.live.calendar(token: made.token) == nil)
    }

    @Test func thereAreAtMostTwentyOfAMember() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token).notifications()
        for _ in 0..<20 { _ = try await services.makeFeed() }
        #expect(
            await brokenRule { _ = try await services.makeFeed() }
                == "There are 20 calendar addresses already; end one that is not used any more")
    }

    @Test func aUseIsNotedOnceADay() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token).notifications()
        let made = try await services.makeFeed()
        func usedAt() async throws -> Int64? {
            // Deferred writes are committed before a later write.
            try await installation.database.write(nil, []) { _ in }
            return try await services.fetchFeeds().first?.usedAt
        }
        #expect(try await usedAt() == nil)
        let first = installation.clock.now
        _ = try await installation.live.calendar(token: made.token)
        #expect(try await usedAt() == first)
        installation.clock.move(minutes: 5)
        _ = try await installation.live.calendar(token: made.token)
        #expect(try await usedAt() == first)
        installation.clock.move(minutes: 1_440)
        _ = try await installation.live.calendar(token: made.token)
        #expect(try await usedAt() == installation.clock.now)
    }
}
