/// What recomputing everything from the transactions found.
public struct LedgerCheck: Hashable, Sendable {
    /// How many were added up.
    public var transactions: Int
    /// One sentence for each difference; empty where all is well.
    public var differences: [String]

    /// Whether everything agrees.
    public var isClean: Bool { differences.isEmpty }

    public init(transactions: Int, differences: [String]) {
        self.transactions = transactions
        self.differences = differences
    }
}
