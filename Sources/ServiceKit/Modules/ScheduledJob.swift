import Ledger
package import Models

/// What a module does for a household when its day comes, once for each occurrence: a run also does what earlier runs missed.
package protocol ScheduledJob: ServiceModule {
    /// Jobs of a lower precedence run first: -1 executes what is due, 1 tells of what is still open.
    var jobPrecedence: Int { get }

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
    package var jobs: [any ScheduledJob] { ledger.extending(by: \.jobPrecedence) }
}
