package import Models

/// The result of recomputing all balances and totals.
package struct LedgerCheckResponse: Encodable {
    let ok: Bool
    /// The number of transactions.
    let transactions: Int
    /// One sentence per difference.
    let differences: [String]

    package init(_ check: LedgerCheck) {
        ok = check.isClean
        transactions = check.transactions
        differences = check.differences
    }
}
