package import Models

/// A format that a ledger can be written in. Transactions come one by one, so memory does not grow with the ledger.
///
/// Transactions come in the order of `sourceDay`, then id; the transactions of one group come together.
package protocol LedgerWriter {
    mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws
    mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws
    /// Behind the transactions: beneficiaries, then standing orders, then transfers. Only a format that holds everything has a place for them.
    mutating func order(_ order: ExportedOrder, into output: inout ByteOutput) throws
    mutating func end(into output: inout ByteOutput) throws

    /// After `begin`: the places whose transactions are wanted one place after the other, or nil where one pass over all of them is enough.
    var passes: [Int]? { get }

    /// In front of and behind the transactions of one of `passes`. A transaction that does not touch the place is passed over.
    mutating func beginPass(place: Int, into output: inout ByteOutput) throws
    mutating func endPass(into output: inout ByteOutput) throws
}

extension LedgerWriter {
    package var passes: [Int]? { nil }
    package mutating func order(_ order: ExportedOrder, into output: inout ByteOutput) {}
    package mutating func beginPass(place: Int, into output: inout ByteOutput) {}
    package mutating func endPass(into output: inout ByteOutput) {}

    /// Writes a whole ledger and flushes the output.
    ///
    /// - Parameters:
    ///   - transactions: gives the transactions to a closure: those that touch a place (in any way narrower or wider), or all for nil.
    ///   - orders: gives beneficiaries, standing orders and transfers to a closure, in this order.
    package mutating func write(
        _ header: ExportHeader, into output: inout ByteOutput,
        transactions: (_ place: Int?, _ each: (ExportedTransaction) throws -> Void) throws -> Void,
        orders: (_ each: (ExportedOrder) throws -> Void) throws -> Void = { _ in }
    ) throws {
        try begin(header, into: &output)
        if let passes {
            for place in passes {
                try beginPass(place: place, into: &output)
                try transactions(place) { try transaction($0, into: &output) }
                try endPass(into: &output)
            }
        } else {
            try transactions(nil) { try transaction($0, into: &output) }
        }
        try orders { try order($0, into: &output) }
        try end(into: &output)
        try output.flush()
    }
}

extension ExportFormat {

    /// A fresh writer of this format.
    package var writer: any LedgerWriter {
        switch self {
        case .csv: CSVWriter()
        case .json: JSONWriter()
        case .ofx: OFXWriter()
        case .ledger: LedgerCLIWriter()
        case .hledger: HledgerWriter()
        case .beancount: BeancountWriter()
        }
    }
}
