import Ledger
package import Models
package import Services

/// What Home shows of a module, read in Home's snapshot.
package protocol HomeContributor: ServiceModule {
    /// Adds the module's part and its messages, of which Home shows the most important one of all modules.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws
}

/// The read of Home.
package struct HomeReading {
    package let reading: HouseholdReading
    package let context: ServiceContext
    package let today: Day
    /// All own accounts, archived ones too.
    package let accounts: [Account]
    /// Their booked balances, in the same order.
    package let holdings: [Money]

    package init(reading: HouseholdReading, context: ServiceContext, today: Day, accounts: [Account], holdings: [Money]) {
        self.reading = reading
        self.context = context
        self.today = today
        self.accounts = accounts
        self.holdings = holdings
    }
}

extension ServiceModules {
    package var homeContributors: [any HomeContributor] { ledger.extending() }
}
