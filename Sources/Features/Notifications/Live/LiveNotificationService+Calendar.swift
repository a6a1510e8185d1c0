import Models
import NotificationsModel
import ServiceKit
import Services
import Storage

extension LiveNotificationService {
    /// Maximum number of calendar addresses of a member.
    private static let maximumFeeds = 20

    func fetchFeeds() async throws -> [CalendarFeed] {
        guard let member = context.member.id else { return [] }
        return try await context.read { try CalendarFeedRepository($0, household: context.household.id).all(of: member) }
    }

    func makeFeed() async throws -> (feed: CalendarFeed, token: String) {
        let secret = SecretToken.make()
        guard let hash = SecretToken.hash(secret) else { throw ServiceError.serverError(500) }
        let now = context.clock.now()
        let feed = CalendarFeed(id: context.database.ids.next(at: now), createdAt: now)
        try await changeFeeds(.calendarAddressMade) { feeds, member in
            guard try feeds.all(of: member).count < Self.maximumFeeds else {
                throw ServiceError.rule(.calendarFeedsTooMany(Self.maximumFeeds))
            }
            try feeds.insert(feed, tokenHash: hash, of: member)
        }
        return (feed, HouseholdSecret.text(secret, of: context.household.id))
    }

    func revokeFeed(id: ID<CalendarFeed>) async throws {
        try await changeFeeds(.calendarAddressEnded) { feeds, member in
            guard try feeds.delete(id, of: member) else { throw ServiceError.notFound }
        }
    }

    /// Runs one write to the member's feeds. A new address gives access to data, so it requires a confirmed passphrase.
    private func changeFeeds(
        _ event: SecurityEvent.Kind, _ body: @escaping @Sendable (CalendarFeedRepository, ID<Member>) throws -> Void
    ) async throws {
        guard let member = context.member.id else { throw ServiceError.notFound }
        try await context.writeMembers { write in
            if event == .calendarAddressMade { try write.requireConfirmation(of: context.session) }
            try body(CalendarFeedRepository(write.connection, household: context.household.id), member)
            try context.logOwnChange(event, of: member, in: write)
        }
    }
}
