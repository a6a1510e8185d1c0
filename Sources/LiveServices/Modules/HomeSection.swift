import Models
import Services

/// A module's section of Home, read in Home's snapshot.
protocol HomeSection: Sendable {
    /// Adds the module's part to Home.
    ///
    /// - Returns: its messages; Home shows the most important one of all modules.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws -> [HomeInsight]
}

/// The read of Home.
struct HomeReading {
    let reading: HouseholdReading
    let context: ServiceContext
    let today: Day
    /// All own accounts, archived ones too.
    let accounts: [Account]
    /// Their booked balances, in the same order.
    let holdings: [Money]
}
