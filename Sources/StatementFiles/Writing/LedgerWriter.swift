package import Models

/// Writes a ledger in an export format. Transactions are passed one by one, so memory is constant.
///
/// Transactions are passed in the order of `sourceDay`, then id. The transactions of a group are adjacent.
package protocol LedgerWriter {
    /// Writes the start of the file.
    mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws
    /// Writes a transaction.
    mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws
    /// Writes the end of the file.
    mutating func end(into output: inout ByteOutput) throws

    /// The indices of the accounts whose transactions are written one account after the other; nil for a single pass over all transactions.
    /// Available after `begin`.
    var passes: [Int]? { get }

    /// Begins the transactions of one account of `passes`. Transactions of other accounts are skipped.
    mutating func beginPass(accountIndex: Int, into output: inout ByteOutput) throws
    /// Ends the transactions of the account.
    mutating func endPass(into output: inout ByteOutput) throws
}

extension LedgerWriter {
    package var passes: [Int]? { nil }
    package mutating func beginPass(accountIndex: Int, into output: inout ByteOutput) {}
    package mutating func endPass(into output: inout ByteOutput) {}
    package mutating func end(into output: inout ByteOutput) {}

    /// Writes a whole ledger and flushes the output.
    ///
    /// - Parameter transactions: passes the transactions of an account, or all for nil, to a closure. Additional transactions are skipped.
    package mutating func write(
        _ header: ExportHeader, into output: inout ByteOutput,
        transactions: (_ accountIndex: Int?, _ each: (ExportedTransaction) throws -> Void) throws -> Void
    ) throws {
        try begin(header, into: &output)
        if let passes {
            for accountIndex in passes {
                try beginPass(accountIndex: accountIndex, into: &output)
                try transactions(accountIndex) { try transaction($0, into: &output) }
                try endPass(into: &output)
            }
        } else {
            try transactions(nil) { try transaction($0, into: &output) }
        }
        try end(into: &output)
        try output.flush()
    }
}

extension ExportFormat {
    /// A new writer of this format; nil for JSON, which contains more than the ledger.
    package var ledgerWriter: (any LedgerWriter)? {
        switch self {
        case .csv: CSVWriter()
        case .json: nil
        case .ofx: OFXWriter()
        case .ledger: JournalWriter(.ledger)
        case .hledger: JournalWriter(.hledger)
        case .beancount: BeancountWriter()
        }
    }
}
