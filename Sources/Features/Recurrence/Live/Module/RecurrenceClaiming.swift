import Ledger
package import Models
package import ServiceKit
package import Storage

/// A module whose rows take over what recurs, or name its payees.
package protocol RecurrenceClaiming: ServiceModule {
    /// The table whose rows name normalised payees.
    var payeeTable: PayeeTable? { get }

    /// The topic of the screens that show suggestions.
    var suggestionTopic: Topic? { get }

    /// The transactions that belong to its rows; their series are not suggested.
    func claimedTransactions(_ connection: Connection, household: ID<Household>) throws -> Set<ID<Transaction>>

    /// Whether a transaction executes a standing order of the household, so that its series is neither a subscription nor a bill.
    func isOrdered(_ transaction: ID<Transaction>, _ connection: Connection, household: ID<Household>) throws -> Bool
}

extension RecurrenceClaiming {
    package var payeeTable: PayeeTable? { nil }
    package var suggestionTopic: Topic? { nil }

    package func claimedTransactions(_ connection: Connection, household: ID<Household>) throws -> Set<ID<Transaction>> { [] }

    package func isOrdered(_ transaction: ID<Transaction>, _ connection: Connection, household: ID<Household>) throws -> Bool { false }
}

/// A table with a column `payee_key`, which is empty in rows without a payee.
package struct PayeeTable: Sendable {
    let select: SQL
    let update: SQL

    package init(_ name: StaticString) {
        let name = SQL(stringLiteral: name)
        select = "SELECT DISTINCT payee_key FROM \(name) WHERE household = $1 AND payee_key <> ''"
        update = "UPDATE \(name) SET payee_key = $1 WHERE household = $2 AND payee_key = $3"
    }
}

extension LedgerModules {
    var claimingRecurrence: [any RecurrenceClaiming] { extending() }
}
