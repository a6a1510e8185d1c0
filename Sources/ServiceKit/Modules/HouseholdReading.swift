package import Models
package import Storage

/// One read of a household by several modules in one snapshot, which share their results.
package final class HouseholdReading {
    package let connection: Connection
    package let household: ID<Household>
    private var values: [ObjectIdentifier: Any] = [:]

    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The value of a type, read once.
    package func shared<Value>(_ type: Value.Type, otherwise read: () throws -> Value) rethrows -> Value {
        if let known = values[ObjectIdentifier(type)] as? Value { return known }
        let value = try read()
        share(value)
        return value
    }

    /// Hands a value to all modules that read after it.
    package func share<Value>(_ value: Value) {
        values[ObjectIdentifier(Value.self)] = value
    }
}

extension HouseholdReading {
    private struct StoredLedgerAccounts {
        let records: [LedgerAccountRecord]
    }

    /// All ledger accounts: own accounts, categories and the others.
    package func ledgerAccounts() throws -> [LedgerAccountRecord] {
        try shared(StoredLedgerAccounts.self) {
            StoredLedgerAccounts(records: try LedgerAccountRepository(connection, household: household).all())
        }.records
    }
}
