import Models
import Services

extension LiveNotificationService {

    func fetchFeeds() async throws -> [CalendarFeed] {
        _ = try me()
        return []
    }

    func makeFeed() async throws -> (feed: CalendarFeed, token: String) {
        _ = try me()
        throw ServiceError.rule("This server has no calendar")
    }

    func revokeFeed(id: ID<CalendarFeed>) async throws {
        _ = try me()
        throw ServiceError.notFound
    }
}
