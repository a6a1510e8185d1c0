import Models
import Services
import StatementFiles
import Storage

/// Finds what waits for a statement's line: pending, ordered or entered by hand, with the same amount in the same account.
struct WaitingEntries {
    private let write: LedgerWrite
    private let transfers: TransferRepository

    /// How many days a line may lie from what a person entered, and from what was ordered (`product.md` section 4).
    private static let reach = 3
    private static let orderReach = 10

    init(_ write: LedgerWrite) {
        self.write = write
        transfers = TransferRepository(write.connection, household: write.household)
    }

    /// What waits for a line.
    struct Candidates {
        /// The order whose reference the line repeats.
        var ordered: OpenEntry?
        /// All that fit: nearest day, then oldest.
        var ranked: [OpenEntry]
    }

    /// - Parameter amount: the line's in minor units, credit positive.
    func candidates(for line: StatementLine, _ amount: Int64, in account: ID<Account>) throws -> Candidates {
        let found = try write.open.candidates(
            account: account, amount: amount, from: line.day.adding(days: -Self.orderReach), until: line.day.adding(days: Self.orderReach))
        guard !found.isEmpty else { return Candidates(ordered: nil, ranked: []) }
        // A bank writes dates and numbers of its own that look alike.
        let said = try line.orderReference.flatMap { try transfers.isTaken($0) ? $0 : nil }
        var fitting: [OpenEntry] = []
        for entry in found {
            let distance = abs(entry.day.distance(to: line.day))
            let order = try transfers.find(group: entry.group)
            if let order, let said {
                // It says which order it is, so it is no other one.
                if order.reference == said { return Candidates(ordered: entry, ranked: [entry]) }
                continue
            }
            if distance <= Self.reach || order != nil { fitting.append(entry) }
        }
        return Candidates(
            ordered: nil,
            ranked: fitting.sorted { left, right in
                (abs(left.day.distance(to: line.day)), left.day) < (abs(right.day.distance(to: line.day)), right.day)
            })
    }
}

extension StatementLine {
    /// The order that a bank says it is.
    fileprivate var orderReference: TransferReference? {
        for text in [reference ?? "", memo, payee] {
            if let reference = TransferReference.first(in: text) { return reference }
        }
        return nil
    }
}
