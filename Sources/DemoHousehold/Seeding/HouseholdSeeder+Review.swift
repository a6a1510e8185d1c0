import Models
import Services

/// Confirms the categories of imported lines as a user does who looks through them every week.
extension HouseholdSeeder {
    /// The days whose lines still wait to be confirmed.
    private static let waitingDays = 7
    /// The transactions confirmed at once.
    private static let pageSize = 100

    func confirmCategories() async throws {
        let service = services.review()
        let firstWaiting = today.adding(days: -Self.waitingDays)
        var before: ID<Transaction>?
        repeat {
            let page = try await service.fetchReview(before: before, limit: Self.pageSize)
            _ = try await service.confirm(page.items.filter { $0.entry.day < firstWaiting }.map { ReviewDecision(id: $0.entry.id) })
            before = page.next
        } while before != nil
    }
}
