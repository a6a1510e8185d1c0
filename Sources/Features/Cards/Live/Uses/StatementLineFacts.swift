import Models
import Storage

/// Facts of statement lines that transactions lack: the purchase day, and the payee before a rule renamed it.
///
/// Used for one write; the facts are stored with the group, so that a restored transaction has them again.
final class StatementLineFacts {
    private let lines: BenefitLineRepository
    private var known: [ID<Transaction>: BenefitLineRepository.Line] = [:]
    private var unsaved: Set<ID<Transaction>> = []
    private var removed: Set<ID<Transaction>> = []

    init(_ connection: Connection, household: ID<Household>) {
        lines = BenefitLineRepository(connection, household: household)
    }

    subscript(_ group: ID<Transaction>) -> BenefitLineRepository.Line? { known[group] }

    /// Records the facts that differ from the group.
    func record(_ group: TransactionGroup, purchaseDay: Day?, payee: String) {
        let day = group.parts.first.map { min($0.sourceDay, $0.destinationDay) }
        let line = BenefitLineRepository.Line(
            purchaseDay: purchaseDay.flatMap { $0 == day ? nil : $0 }, payee: payee == group.payee || payee.isEmpty ? nil : payee)
        guard line.purchaseDay != nil || line.payee != nil else { return }
        known[group.id] = line
        unsaved.insert(group.id)
    }

    /// Loads the stored facts of a group.
    func load(_ group: ID<Transaction>) throws {
        guard known[group] == nil, !removed.contains(group) else { return }
        known[group] = try lines.find(group)
    }

    /// Whether the facts of a group were recorded or removed in this write.
    func isChanged(_ group: ID<Transaction>) -> Bool { unsaved.contains(group) || removed.contains(group) }

    func isRemoved(_ group: ID<Transaction>) -> Bool { removed.contains(group) }

    func discard(_ group: ID<Transaction>) {
        known[group] = nil
        unsaved.remove(group)
    }

    /// Deletes the facts of a group.
    func remove(_ group: ID<Transaction>) throws {
        discard(group)
        removed.insert(group)
        try lines.delete(group)
    }

    /// Writes the recorded facts.
    func flush() throws {
        for group in unsaved {
            guard let line = known[group] else { continue }
            try lines.save(line, of: group)
        }
        unsaved.removeAll()
        known.removeAll()
        removed.removeAll()
    }
}
