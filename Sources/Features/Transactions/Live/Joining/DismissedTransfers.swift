import Models

/// A transaction and those that a member has dismissed as its other side, as the reference of a change in the history: `12-13,15`.
struct DismissedTransfers: Equatable {
    let transaction: ID<Transaction>
    let others: [ID<Transaction>]

    init(transaction: ID<Transaction>, others: [ID<Transaction>]) {
        self.transaction = transaction
        self.others = others
    }

    /// Nil unless the text has the form of `reference`.
    init?(reference: String) {
        let halves = reference.split(separator: "-")
        guard halves.count == 2, let transaction = Int64(halves[0]) else { return nil }
        let others = halves[1].split(separator: ",").compactMap { Int64($0) }
        guard !others.isEmpty else { return nil }
        self.init(transaction: ID(rawValue: transaction), others: others.map { ID(rawValue: $0) })
    }

    var reference: String { "\(transaction.rawValue)-\(others.map { String($0.rawValue) }.joined(separator: ","))" }
}
