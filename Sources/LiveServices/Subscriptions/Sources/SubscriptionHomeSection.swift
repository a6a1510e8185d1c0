import Models
import Services
import Storage

/// What Home shows of subscriptions: their cost, and what is found or has changed.
struct SubscriptionHomeSection: HomeSection {

    /// Adds nothing in a household without subscriptions and suggestions.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws -> [HomeInsight] {
        let found = try RecurrenceRepository(home.reading.connection, household: home.context.household.id).suggestions()
        let reader = try SubscriptionReader(home.reading, context: home.context, today: home.today)
        guard found > 0 || !reader.active.isEmpty else { return [] }
        let summaries = try reader.summaries()
        let running = summaries.filter(\.status.isRunning)
        overview.subscriptions = HomeSubscriptions(
            monthly: try reader.total(running.map(\.myMonthly)), found: found,
            changes: summaries.filter { $0.openChange != nil || $0.missing != nil }.count)
        return []
    }
}
