package import Models
package import Storage

/// Creates households.
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

    /// A new household with its standard categories.
    package func make(_ defaults: HouseholdDefaults) throws -> Household {
        let repository = HouseholdRepository(connection)
        let household = Household(
            id: try repository.nextID(ids), name: defaults.name, currency: defaults.currency,
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
