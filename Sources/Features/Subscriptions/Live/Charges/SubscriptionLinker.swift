import Ledger
import Models
import RecurrenceLive
import Services
import Storage
import SubscriptionsModel

/// Links existing transactions with a subscription.
struct SubscriptionLinker {
    private let writer: SubscriptionWriter
    private let reader: MovementReader
    private let payers: SubscriptionPayers

    init(_ writer: SubscriptionWriter) {
        self.writer = writer
        reader = MovementReader(writer.write.connection, household: writer.write.household, normalizer: writer.normalizer)
        payers = SubscriptionPayers(writer.write.connection, household: writer.write.household)
    }

    /// Links the transactions of its payee since a day that match it, in day order.
    func linkPast(of subscription: Subscription, since first: Day) throws {
        guard !subscription.payeeKey.isEmpty else { return }
        let groups = try writer.write.groups(ofPayee: subscription.payeeKey, since: first, normalizer: writer.normalizer)
        let excluded = try writer.charges.excluded()
        var known = KnownCharges(try writer.charges.all(of: subscription.id))
        try writer.write.transactions.forEachGroup(groups) { group in
            guard !excluded.contains(group.id), try writer.charges.find(group.id) == nil else { return }
            for movement in try reader.spending(of: group) {
                let candidates = try payers.charged(by: movement, among: [subscription])
                guard let match = SubscriptionMatcher(candidates, charges: [subscription.id: known.charges]).match(movement)
                else { continue }
                known.append(try insert(group.id, movement.day, match.amount, of: subscription.id, isByHand: false))
            }
        }
    }

    /// Links given transactions, regardless of their amounts, except charges of other subscriptions that are not removed.
    func link(_ groups: [ID<Transaction>], to subscription: Subscription) throws {
        let removed = Set(try writer.subscriptions.all().filter(\.isRemoved).map(\.id))
        for id in groups.uniqued() {
            if let known = try writer.charges.find(id) {
                guard removed.contains(known.subscription) else { continue }
                try writer.charges.delete(known.id)
            }
            guard let group = try writer.write.transactions.group(id), let movement = try reader.spending(of: group).first else {
                continue
            }
            try writer.charges.include(id)
            try insert(id, movement.day, movement.spent(preferring: subscription.price.currency), of: subscription.id, isByHand: false)
        }
    }

    /// Links a transaction that a member has chosen.
    ///
    /// - Throws: `ServiceError.rule`, `.notFound`.
    func linkByHand(_ id: ID<Transaction>, to subscription: Subscription) throws {
        let group = try writer.write.group(id)
        if let known = try writer.charges.find(id) {
            guard known.subscription != subscription.id else { return }
            throw ServiceError.rule(.subscriptionChargeTaken)
        }
        guard let movement = try reader.spending(of: group).first else { throw ServiceError.rule(.subscriptionChargeIsNoSpending) }
        let amount = movement.spent(preferring: subscription.price.currency)
        guard amount.currency == subscription.price.currency else { throw ServiceError.rule(.subscriptionCurrencyDiffers) }
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
