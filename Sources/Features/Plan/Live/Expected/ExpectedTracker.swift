import Ledger
import Models
import PlanModel
import Recurrence
import RecurrenceLive
import Storage

/// Completes occurrences of expected items in the write that posts their transactions, and reopens them when these are removed.
///
/// Used for one write; groups are collected and matched by `flush` in day order, independent of a file's order.
final class ExpectedTracker: LedgerObserver {
    private let write: ObservedWrite
    private let occurrences: ExpectedOccurrenceRepository
    private let movements: MovementReader
    private var items: [ExpectedItem]?
    /// Made once, since it is used for every transaction of an import.
    private var matcher: ExpectedMatcher?
    private var waiting: [ID<Transaction>: [AccountMovement]] = [:]
    /// The occurrences of items that were read during a flush, including those that it has settled.
    private var known: [ID<ExpectedItem>: [ExpectedOccurrence]] = [:]

    init(_ write: ObservedWrite) {
        self.write = write
        occurrences = ExpectedOccurrenceRepository(write.connection, household: write.household)
        movements = MovementReader(write.connection, household: write.household, normalizer: PayeeNormalizer())
    }

    func inserted(_ group: TransactionGroup) throws {
        let fitting = try movements.movements(of: group).filter(try knownMatcher().mayMatch)
        if !fitting.isEmpty { waiting[group.id] = fitting }
    }

    func restored(_ group: TransactionGroup) throws { try inserted(group) }

    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        guard let settled = try occurrences.find(new.id) else { return try inserted(new) }
        try occurrences.delete(settled.item, on: settled.day)
        guard settled.isByHand else { return try inserted(new) }
        // A member has chosen the transaction; only its day and amount follow.
        let item = try all().first { $0.id == settled.item }
        guard let item, let movement = try movements.movements(of: new).first(where: { item.account == nil || $0.account == item.account })
        else { return }
        var changed = settled
        changed.state = .completed(movement.amount(in: item.amount.currency) ?? movement.amount, on: movement.day, new.id)
        try occurrences.insert(changed)
    }

    func removed(_ group: TransactionGroup) throws {
        waiting[group.id] = nil
        if let settled = try occurrences.find(group.id) { try occurrences.delete(settled.item, on: settled.day) }
    }

    func flush() throws {
        guard !waiting.isEmpty else { return }
        known.removeAll()
        let matcher = try knownMatcher()
        let ordered = waiting.values.joined().sorted { ($0.day, $0.group, $0.account) < ($1.day, $1.group, $1.account) }
        waiting.removeAll()
        for movement in ordered where try occurrences.find(movement.group) == nil {
            let match = try matcher.match(movement) { item in
                let settled = try known[item.id] ?? occurrences.all(of: item.id)
                known[item.id] = settled
                return ExpectedTimeline(item, occurrences: settled, today: movement.day)
            }
            guard let match, try occurrences.insert(match) else { continue }
            known[match.item]?.append(match)
        }
    }

    private func knownMatcher() throws -> ExpectedMatcher {
        if let matcher { return matcher }
        let made = ExpectedMatcher(try all())
        matcher = made
        return made
    }

    private func all() throws -> [ExpectedItem] {
        if let items { return items }
        let found = try ExpectedItemRepository(write.connection, household: write.household).all().filter { !$0.isRemoved }
        items = found
        return found
    }
}

/// Transactions complete expected items.
extension ExpectedModule: LedgerObserving {
    var usage: SQL { ExpectedItemRepository.usage }

    func observer(of write: ObservedWrite) -> ExpectedTracker { ExpectedTracker(write) }
}
