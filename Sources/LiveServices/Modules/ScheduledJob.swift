import Models

/// A module's job for a household on its due day, once for each occurrence: a run also executes missed occurrences.
protocol ScheduledJob: Sendable {
    /// - Parameter today: in the household's time zone.
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult
}

/// The result of a scheduled job for one household.
struct ScheduledJobResult: Sendable {
    /// The number of orders that were executed or failed.
    var orders = 0
    /// Whether the current day may be wrong, in which case no other job runs.
    var isDayUncertain = false
}
