/// What recomputing everything from the transactions found.
public struct LedgerCheck: Hashable, Sendable {
    public var transactions: Int
    /// One sentence for each difference; empty where all is well.
    public var differences: [String]

    public var isClean: Bool { differences.isEmpty }

    public init(transactions: Int, differences: [String]) {
        self.transactions = transactions
        self.differences = differences
    }
}
