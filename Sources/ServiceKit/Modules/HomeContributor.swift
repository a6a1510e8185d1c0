import Ledger
package import Models
package import Services

/// A module that contributes to Home.
package protocol HomeContributor: ServiceModule {
    /// Adds its part and its messages to the overview, in the snapshot of Home. Home shows the most important message of all modules.
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
    /// The modules that contribute to Home.
    package var homeContributors: [any HomeContributor] { ledger.extending() }
}
