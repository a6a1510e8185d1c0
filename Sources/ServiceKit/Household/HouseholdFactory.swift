package import Models
package import Storage

/// Creates the household of a new database.
package struct HouseholdFactory {
    private let connection: Connection
    private let ids: IDSource
    private let now: Int64

    /// - Parameter now: milliseconds since 1970.
    package init(connection: Connection, ids: IDSource, now: Int64) {
        self.connection = connection
        self.ids = ids
        self.now = now
    }

    /// The existing household, otherwise a new one with its standard categories.
    package func household(_ defaults: HouseholdDefaults) throws -> Household {
        let repository = HouseholdRepository(connection)
        if let found = try repository.all().first { return found }
        let household = Household(
            id: try repository.nextID(), name: defaults.name, currency: defaults.currency,
            timeZone: HouseholdRule.timeZone(named: defaults.timeZone))
        try repository.insert(household, numberKey: SecretBytes.random(count: 32), at: now)
        let ledgerAccounts = LedgerAccountRepository(connection, household: household.id)
        for category in StandardCategory.allCases {
            let id: ID<Category> = ids.next(at: now)
            try ledgerAccounts.insert(
                LedgerAccountRecord(
                    id: LedgerAccountID(id), role: .category, name: category.name(in: defaults.language), categoryClass: category.class,
                    categoryKey: category,
                    icon: category.icon, createdAt: now))
        }
        for (role, name) in [(LedgerAccountRole.equity, "Opening balances"), (.conversion, "Currency exchange")] {
            let id: ID<Account> = ids.next(at: now)
            try ledgerAccounts.insert(LedgerAccountRecord(id: LedgerAccountID(id), role: role, name: name, createdAt: now))
        }
        return household
    }
}
