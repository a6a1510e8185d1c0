import CardsLive
import CardsModel
import Ledger
import Models
import Recurrence
import Services
import SubscriptionsModel

/// Changes subscriptions within a unit of work.
struct SubscriptionWriter {
    let write: UnitOfWork
    let today: Day
    let normalizer: PayeeNormalizer
    let subscriptions: SubscriptionRepository
    let charges: SubscriptionChargeRepository

    init(_ write: UnitOfWork, today: Day, normalizer: PayeeNormalizer) {
        self.write = write
        self.today = today
        self.normalizer = normalizer
        subscriptions = SubscriptionRepository(write.connection, household: write.household)
        charges = SubscriptionChargeRepository(write.connection, household: write.household)
    }

    /// A subscription that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`, also for a removed one.
    func find(_ id: ID<Subscription>) throws -> Subscription {
        let subscription = try write.named(in: SubscriptionRepository.init).find(id).existing()
        try touch(subscription)
        return subscription
    }

    /// Notes the accounts of a subscription and of its card for the history.
    func touch(_ subscription: Subscription) throws {
        try write.touch([subscription.account, try account(of: subscription.card)])
    }

    private func account(of card: ID<Card>?) throws -> ID<Account>? {
        try card.flatMap { try CardRepository(write.connection, household: write.household).find($0) }?.account
    }

    /// - Returns: with its new revision.
    /// - Throws: `ServiceError.conflict`.
    func save(_ subscription: Subscription) throws -> Subscription {
        let saved = try subscription.revised(subscriptions.update(subscription))
        try write.chargesChanged(of: subscription)
        return saved
    }

    /// The payments of a subscription, as the member sees them.
    func timeline(_ subscription: Subscription) throws -> SubscriptionTimeline {
        let charges = try write.named(in: SubscriptionChargeRepository.init).all(of: subscription.id)
        return SubscriptionTimeline(subscription, charges: charges, today: today)
    }

    /// A charge of a subscription that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`.
    func charge(_ id: ID<SubscriptionCharge>, of subscription: ID<Subscription>) throws -> SubscriptionCharge {
        let charges = try write.named(in: SubscriptionChargeRepository.init).all(of: subscription)
        guard let charge = charges.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return charge
    }

    // MARK: - Adding

    /// A new subscription from a draft, stored.
    func insert(_ draft: SubscriptionDraft) throws -> Subscription {
        var subscription = Subscription(
            id: write.makeID(), name: "", price: draft.price, cycle: draft.cycle, anchor: draft.next)
        try SubscriptionValidator(write: write, normalizer: normalizer).apply(draft, to: &subscription)
        setSchedule(of: &subscription, draft)
        subscription.setRenewal(draft.renews, next: try timeline(subscription).scheduled, today: today)
        subscription.prices = [SubscriptionPrice(from: min(subscription.anchor, draft.started ?? draft.next), draft.price)]
        try subscriptions.insert(subscription)
        try write.chargesChanged(of: subscription)
        return subscription
    }

    /// Sets the billing days: the anchor is the start if its schedule contains the next billing day, so that a start on the 31st is kept. Otherwise
    /// it is a billing day on or before the start in a month that has the day.
    private func setSchedule(of subscription: inout Subscription, _ draft: SubscriptionDraft) {
        (subscription.cycle, subscription.anchor, subscription.billedFrom) = (draft.cycle, draft.next, draft.next)
        guard let started = draft.started, started < draft.next, case .every(let interval, let unit) = draft.cycle else { return }
        subscription.billedFrom = started
        if let schedule = try? Schedule(anchor: started, every: interval, unit), schedule.contains(draft.next) {
            subscription.anchor = started
        } else if let days = unit.days.map({ $0 * interval }) {
            let cycles = (started.distance(to: draft.next) + days - 1) / days
            subscription.anchor = draft.next.adding(days: -cycles * days)
        } else if let months = unit.months.map({ $0 * interval }) {
            var month = draft.next.monthOfYear
            let dayOfMonth = draft.next.dayOfMonth
            // At most a year of steps leads to a month with the day; the start bounds the rest.
            while month.firstDay > started || month.lastDay.dayOfMonth < dayOfMonth {
                guard month.year > 1 else { break }
                month = month.adding(months: -months)
            }
            subscription.anchor = month.firstDay.adding(days: min(dayOfMonth, month.lastDay.dayOfMonth) - 1)
        }
    }

    // MARK: - Changing

    /// Applies a draft: payments until today are unchanged, a new price applies from today on.
    func update(_ old: Subscription, _ draft: SubscriptionDraft) throws -> Subscription {
        let before = try timeline(old)
        var changed = old
        try SubscriptionValidator(write: write, normalizer: normalizer).apply(draft, to: &changed)
        let isPaid = !before.paid.isEmpty
        if draft.price.currency != old.price.currency {
            guard !isPaid else { throw ServiceError.rule(.subscriptionCurrencyFixed) }
        }
        if draft.price != old.price {
            changed.price = draft.price
            let first = SubscriptionPrice(from: min(changed.anchor, changed.started ?? changed.anchor), draft.price)
            changed.prices = isPaid ? changed.prices.filter { $0.day < today } + [SubscriptionPrice(from: today, draft.price)] : [first]
        }
        let next = before.scheduled ?? old.anchor
        let hasOtherSchedule = draft.cycle != old.cycle || draft.next != next || draft.started != old.started
        if hasOtherSchedule || draft.trial != old.trial || draft.introduction != old.introduction {
            if isPaid { try record(before) }
            if hasOtherSchedule {
                if isPaid {
                    (changed.cycle, changed.anchor) = (draft.cycle, draft.next)
                    changed.billedFrom = max(draft.next, today)
                } else {
                    setSchedule(of: &changed, draft)
                }
            } else {
                changed.billedFrom = max(changed.billedFrom, today.adding(days: 1))
            }
        }
        // A last day that is removed leaves the cycle of today as the final one.
        if !draft.renews, old.ends != nil, draft.ends == nil { changed.finalCycle = nil }
        if draft.renews != old.renews || (!draft.renews && changed.finalCycle == nil) {
            changed.setRenewal(draft.renews, next: try timeline(changed).scheduled, today: today)
        }
        guard changed != old else { return old }
        return try save(changed)
    }

    /// Stores the past billing days without a transaction, before the schedule changes.
    private func record(_ timeline: SubscriptionTimeline) throws {
        for payment in timeline.payments where payment.kind == .recorded && payment.charge == nil {
            try charges.insert(
                SubscriptionCharge(
                    id: write.makeID(), subscription: timeline.subscription.id, day: payment.day, amount: payment.amount, transaction: nil))
        }
    }

    // MARK: - Steps

    /// - Throws: `ServiceError.rule` if the step is not possible in the state of that day.
    func apply(_ step: SubscriptionStep, _ subscription: Subscription, on day: Day) throws -> Subscription {
        var changed = subscription
        if let last = subscription.statusChanges.last, day < last.day { throw ServiceError.rule(.subscriptionStepTooEarly) }
        let status = subscription.status(on: day)
        guard status.steps.contains(step) else { throw ServiceError.rule(.subscriptionStepImpossible(step, status)) }
        var until: Day?
        if step == .cancel {
            // The paid period runs until the renewal; a paused subscription ends immediately.
            let renewal = status == .paused ? nil : try timeline(subscription).cancellation(from: day)?.renewal
            until = renewal.map { $0.adding(days: -1) } ?? day
        }
        // A reactivated subscription renews again.
        if step == .reactivate, !changed.renews { changed.setRenewal(true, next: nil, today: day) }
        if changed.statusChanges.last != SubscriptionStatusChange(step, on: day, until: until) {
            changed.statusChanges.append(SubscriptionStatusChange(step, on: day, until: until))
        }
        try charges.deleteRecorded(of: subscription.id, from: day.adding(days: 1))
        return try save(changed)
    }
}
