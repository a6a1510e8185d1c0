/// The result of recomputing all balances from the transactions.
public struct LedgerCheck: Hashable, Sendable {
    /// Number of transactions that were summed.
    public var transactions: Int
    /// One sentence per difference; empty if the ledger is consistent.
    public var differences: [String]

    /// Whether there are no differences.
    public var isClean: Bool { differences.isEmpty }

    public init(transactions: Int, differences: [String]) {
        self.transactions = transactions
        self.differences = differences
    }
}
