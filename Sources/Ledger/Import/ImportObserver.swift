package import Models

/// Receives the events of a running import or its undo, to notify members.
package protocol ImportObserver: AnyObject {
    /// The minimum amount in minor units for `addLarge`; nil: no amount is reported.
    func threshold(in currency: Currency) throws -> Int64?
    /// A new entry of at least the threshold.
    func addLarge(_ amount: Money, threshold: Int64, on day: Day, group: ID<Transaction>)
    /// The difference between a stated balance and the ledger; zero if they agree.
    func record(difference: Money, on day: Day, of account: ID<Account>, named name: String)
    /// The import is complete.
    func imported(_ files: [FileReport], of id: ID<StatementImport>) throws
    /// The import of statements of some accounts was undone.
    func undone(_ id: ID<StatementImport>, accounts: Set<ID<Account>>) throws
}
