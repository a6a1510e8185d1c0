import Ledger
import Models
import Recurrence
import RecurrenceLive
import SubscriptionsModel

/// Links transactions with subscriptions in the write that posts them, and removes the links with them.
///
/// Data derived from charges, such as the price and the next billing day, are computed when they are read, so that the undo of an import is complete.
/// Used for one write; groups are collected and linked by `flush` in day order, independent of a file's order.
final class SubscriptionChargeTracker: LedgerObserver {
    private let write: ObservedWrite
    private let charges: SubscriptionChargeRepository
    private let reader: MovementReader
    private let payers: SubscriptionPayers
    private let normalizer = PayeeNormalizer()
    private var keys: [String: [Subscription]]?
    private var pendingGroups: [ID<Transaction>: TransactionGroup] = [:]
    /// The charges of changed groups before the change.
    private var before: [ID<Transaction>: SubscriptionCharge] = [:]
    /// The charges of subscriptions that were read during a flush, including those that it has stored.
    private var known: [ID<Subscription>: KnownCharges] = [:]

    init(_ write: ObservedWrite) {
        self.write = write
        charges = SubscriptionChargeRepository(write.connection, household: write.household)
        payers = SubscriptionPayers(write.connection, household: write.household)
        reader = MovementReader(write.connection, household: write.household, normalizer: normalizer)
    }

    // MARK: - LedgerObserver

    func inserted(_ group: TransactionGroup) throws {
        guard try !subscriptions(payee: group.payee).isEmpty else { return }
        pendingGroups[group.id] = group
    }

    func restored(_ group: TransactionGroup) throws { try inserted(group) }

    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        if let charge = try charges.find(new.id) {
            before[new.id] = charge
            try charges.delete(charge.id)
            pendingGroups[new.id] = new
        } else {
            try inserted(new)
        }
    }

    func removed(_ group: TransactionGroup) throws {
        pendingGroups[group.id] = nil
        before[group.id] = nil
        if let charge = try charges.find(group.id) { try charges.delete(charge.id) }
    }

    func flush() throws {
        let movements = try pendingGroups.values.flatMap { try reader.spending(of: $0) }
        pendingGroups.removeAll()
        known.removeAll()
        for movement in movements.sorted(by: { ($0.day, $0.group) < ($1.day, $1.group) }) { try link(movement) }
        before.removeAll()
    }

    // MARK: - Private

    private func link(_ movement: AccountMovement) throws {
        let old = before[movement.group]
        if let old, old.isByHand {
            // A member has linked it; only its day and amount follow the transaction.
            var charge = old
            charge.day = movement.day
            charge.amount = movement.spent(preferring: old.amount.currency)
            try store(charge)
            return
        }
        guard try !charges.isExcluded(movement.group) else { return }
        let candidates = try payers.charged(by: movement, among: try subscriptions(key: movement.payeeKey))
        guard !candidates.isEmpty else { return }
        for candidate in candidates where known[candidate.id] == nil {
            known[candidate.id] = KnownCharges(try charges.all(of: candidate.id))
        }
        let charges = Dictionary(candidates.map { ($0.id, known[$0.id]?.charges ?? []) }, uniquingKeysWith: { first, _ in first })
        guard let match = SubscriptionMatcher(candidates, charges: charges).match(movement) else { return }
        // The decision is kept while the amount is unchanged.
        let decision = old?.subscription == match.subscription && old?.amount == match.amount ? old?.decision : nil
        try store(
            SubscriptionCharge(
                id: old?.subscription == match.subscription ? old?.id ?? write.makeID() : write.makeID(), subscription: match.subscription,
                day: movement.day, amount: match.amount, transaction: movement.group, decision: decision))
    }

    private func store(_ charge: SubscriptionCharge) throws {
        try charges.insert(charge)
        known[charge.subscription]?.append(charge)
    }

    private func subscriptions(payee: String) throws -> [Subscription] {
        guard !payee.isEmpty, try !all().isEmpty else { return [] }
        return try subscriptions(key: normalizer.key(payee))
    }

    private func subscriptions(key: String) throws -> [Subscription] { try all()[key] ?? [] }

    /// Subscriptions that are not removed, by payee.
    private func all() throws -> [String: [Subscription]] {
        if let keys { return keys }
        let found = try SubscriptionRepository(write.connection, household: write.household).all()
        let known = Dictionary(grouping: found.filter { !$0.isRemoved && !$0.payeeKey.isEmpty }, by: \.payeeKey)
        keys = known
        return known
    }
}
