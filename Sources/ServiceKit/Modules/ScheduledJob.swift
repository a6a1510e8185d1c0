import Ledger
package import Models

/// A module with a job that runs for each household at least once a day. Each occurrence is executed once; a run catches up on missed days.
package protocol ScheduledJob: ServiceModule {
    /// The order of the jobs, the lowest first: -1 executes what is due, 0 is the default, 1 notifies of what is still open.
    var jobPrecedence: Int { get }

    /// Executes what is due by a day.
    ///
    /// - Parameter today: in the household's time zone.
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult
}

extension ScheduledJob {
    package var jobPrecedence: Int { 0 }
}

/// The result of a scheduled job for one household.
package struct ScheduledJobResult: Sendable {
    /// The number of orders that were executed or failed.
    package var orders = 0
    /// Whether the current day may be wrong, in which case no other job runs.
    package var isDayUncertain = false

    package init(orders: Int = 0, isDayUncertain: Bool = false) {
        self.orders = orders
        self.isDayUncertain = isDayUncertain
    }
}

extension ServiceModules {
    /// The modules with a job, in the order in which the jobs run.
    package var jobs: [any ScheduledJob] { ledger.extending(by: \.jobPrecedence) }
}
