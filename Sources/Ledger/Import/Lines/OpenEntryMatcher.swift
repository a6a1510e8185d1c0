import Models
import Services
import StatementFiles
import Storage

/// Finds open entries that match a statement line: pending, ordered or manually entered, with the same amount in the same account.
struct OpenEntryMatcher {
    private let write: UnitOfWork
    private let transfers: TransferRepository

    /// Maximum distance in days between a line and a manual entry, and a standing order or transfer.
    private static let maximumDistance = 3
    private static let maximumOrderDistance = 10

    init(_ write: UnitOfWork) {
        self.write = write
        transfers = TransferRepository(write.connection, household: write.household)
    }

    /// The open entries that match a line.
    struct Candidates {
        /// The entry of the order whose reference the line contains.
        var ordered: OpenEntry?
        /// All matches: nearest day, then oldest.
        var ranked: [OpenEntry]
    }

    /// - Parameter amount: the line's amount in minor units, credit positive.
    func candidates(for line: StatementLine, _ amount: Int64, in account: ID<Account>) throws -> Candidates {
        let found = try write.open.candidates(
            account: account, amount: amount, from: line.day.adding(days: -Self.maximumOrderDistance),
            until: line.day.adding(days: Self.maximumOrderDistance))
        guard !found.isEmpty else { return Candidates(ordered: nil, ranked: []) }
        // Banks write dates and numbers that look like references.
        let orderReference = try line.orderReference.flatMap { try transfers.isTaken($0) ? $0 : nil }
        var fitting: [OpenEntry] = []
        for entry in found {
            let distance = abs(entry.day.distance(to: line.day))
            let order = try transfers.find(group: entry.group)
            if let order, let orderReference {
                // The line contains the reference of an order, so it matches no other order.
                if order.reference == orderReference { return Candidates(ordered: entry, ranked: [entry]) }
                continue
            }
            if distance <= Self.maximumDistance || order != nil { fitting.append(entry) }
        }
        return Candidates(
            ordered: nil,
            ranked: fitting.sorted { left, right in
                (abs(left.day.distance(to: line.day)), left.day) < (abs(right.day.distance(to: line.day)), right.day)
            })
    }
}

extension StatementLine {
    /// The order reference in the line's texts.
    fileprivate var orderReference: TransferReference? {
        for text in [reference ?? "", memo, payee] {
            if let reference = TransferReference.first(in: text) { return reference }
        }
        return nil
    }
}
