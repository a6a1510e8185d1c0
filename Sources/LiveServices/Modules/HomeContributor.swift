import Ledger
import Models
import Services

/// What Home shows of a module, read in Home's snapshot.
protocol HomeContributor: ServiceModule {
    /// Adds the module's part and its messages, of which Home shows the most important one of all modules.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws
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

extension ServiceModules {
    var homeContributors: [any HomeContributor] { ledger.extending() }
}
