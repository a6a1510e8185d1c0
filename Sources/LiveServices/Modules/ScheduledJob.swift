import Models

/// What a module does for a household when its day comes, once for each occurrence: a run also does what earlier runs missed.
protocol ScheduledJob: Sendable {
    /// - Parameter today: in the household's time zone.
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult
}

/// The result of a scheduled job for one household.
struct ScheduledJobResult: Sendable {
    /// The number of orders that were executed or failed.
    var orders = 0
    /// Whether the current day may be wrong: then no other job runs.
    var isDayUncertain = false
}
