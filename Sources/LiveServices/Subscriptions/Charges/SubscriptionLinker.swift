import Ledger
import Models
import Services
import Storage

/// Links existing transactions with a subscription.
struct SubscriptionLinker {
    private let writer: SubscriptionWriter
    private let spending: SpendingReader

    init(_ writer: SubscriptionWriter) {
        self.writer = writer
        spending = SpendingReader(writer.write.connection, household: writer.write.household, normalizer: writer.normalizer)
    }

    /// Links the transactions of its payee since a day that match it, in day order.
    func linkPast(of subscription: Subscription, since first: Day) throws {
        guard !subscription.payeeKey.isEmpty else { return }
        let recurrence = RecurrenceRepository(writer.write.connection, household: writer.write.household)
        let groups = try RecurringNames(recurrence, normalizer: writer.normalizer)
            .groups(of: subscription.payeeKey, since: first, in: recurrence)
        let excluded = try writer.charges.excluded()
        var known = KnownCharges(try writer.charges.all(of: subscription.id))
        try writer.write.transactions.forEachGroup(groups) { group in
            guard !excluded.contains(group.id), try writer.charges.find(group.id) == nil else { return }
            for movement in try spending.movements(of: group) {
                guard let match = SubscriptionMatcher([subscription], charges: [subscription.id: known.charges]).match(movement)
                else { continue }
                known.append(try insert(group.id, movement.day, match.amount, of: subscription.id, isByHand: false))
            }
        }
    }

    /// Links given transactions, regardless of their amounts, except charges of other subscriptions that are not removed.
    func link(_ groups: [ID<Transaction>], to subscription: Subscription) throws {
        let removed = Set(try writer.subscriptions.all().filter(\.isRemoved).map(\.id))
        for id in ValueOrder.unique(groups) {
            if let known = try writer.charges.find(id) {
                guard removed.contains(known.subscription) else { continue }
                try writer.charges.delete(known.id)
            }
            guard let group = try writer.write.transactions.group(id), let movement = try spending.movements(of: group).first else {
                continue
            }
            try writer.charges.include(id)
            let amount = movement.amount(in: subscription.price.currency) ?? movement.amount
            try insert(id, movement.day, amount, of: subscription.id, isByHand: false)
        }
    }

    /// Links a transaction that a member has chosen.
    ///
    /// - Throws: `ServiceError.rule`, `.notFound`.
    func linkByHand(_ id: ID<Transaction>, to subscription: Subscription) throws {
        guard let group = try writer.write.transactions.group(id) else { throw ServiceError.notFound }
        if let known = try writer.charges.find(id) {
            guard known.subscription != subscription.id else { return }
            throw ServiceError.rule(.subscriptionChargeTaken)
        }
        guard let movement = try spending.movements(of: group).first else { throw ServiceError.rule(.subscriptionChargeIsNoSpending) }
        guard let amount = movement.amount(in: subscription.price.currency) else { throw ServiceError.rule(.subscriptionCurrencyDiffers) }
        try writer.charges.include(id)
        try insert(id, movement.day, amount, of: subscription.id, isByHand: true)
    }

    @discardableResult
    private func insert(
        _ group: ID<Transaction>, _ day: Day, _ amount: Money, of subscription: ID<Subscription>, isByHand: Bool
    ) throws -> SubscriptionCharge {
        let charge = SubscriptionCharge(
            id: writer.write.makeID(), subscription: subscription, day: day, amount: amount, transaction: group, isByHand: isByHand)
        try writer.charges.insert(charge)
        return charge
    }
}

/// Values in the order of their first occurrence.
enum ValueOrder {
    static func unique<T: Hashable>(_ values: [T]) -> [T] {
        var seen: Set<T> = []
        return values.filter { seen.insert($0).inserted }
    }
}
