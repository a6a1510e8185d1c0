import Ledger
package import Models
package import ServiceKit
package import Storage

/// A module that claims recurring transactions, so that detection does not suggest them, or stores normalised payees.
package protocol RecurrenceClaiming: ServiceModule {
    /// Its table with normalised payees, which are renamed when the rules of normalisation change; nil for none.
    var payeeTable: PayeeTable? { get }

    /// The topic of its screens that show suggestions, which is announced when they change; nil for none.
    var suggestionTopic: Topic? { get }

    /// The transactions that it claims; their series are not suggested.
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
    /// The modules that claim recurring transactions.
    var claimingRecurrence: [any RecurrenceClaiming] { extending() }
}
