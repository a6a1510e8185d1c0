package import Models

/// The past and future charges of a subscription: computed from its terms and its stored charges.
///
/// A past billing day is a payment. Until the first transaction it is recorded without one; from then on each billing day expects a transaction, and
/// a transaction at most half a cycle early or late closes it.
package struct SubscriptionTimeline: Sendable {
    package let subscription: Subscription
    package let today: Day
    package let history: SubscriptionPriceHistory
    /// Billing days up to today, oldest first.
    package let payments: [SubscriptionPayment]
    /// The billing day that each transaction has closed, by charge.
    private let closedDays: [ID<SubscriptionCharge>: Day]
    /// Billing days that a transaction has closed.
    private let closed: Set<Day>
    /// Whether charges come from transactions.
    private let isTied: Bool

    /// The number of days after a billing day in which its transaction is awaited; for short cycles half a cycle.
    package static let grace = 5

    /// - Parameter charges: the stored charges of the subscription, in any order.
    package init(_ subscription: Subscription, charges: [SubscriptionCharge], today: Day) {
        self.subscription = subscription
        self.today = today
        let charges = charges.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        let linked = charges.filter { $0.transaction != nil }
        let history = SubscriptionPriceHistory(subscription, charges: linked)
        self.history = history
        isTied = !linked.isEmpty
        let closedDays = Self.closedDays(of: subscription, by: linked)
        let closed = Set(closedDays.values)
        (self.closedDays, self.closed) = (closedDays, closed)
        var payments = charges.map { charge in
            SubscriptionPayment(
                kind: charge.transaction == nil ? .recorded : .charged, day: charge.day, amount: charge.amount, charge: charge.id,
                transaction: charge.transaction)
        }
        let days = Self.billingDays(of: subscription, after: subscription.billedFrom.adding(days: -1), through: today)
        let firstLinked = linked.first?.day
        let window = Self.window(of: subscription.cycle)
        for (index, day) in days.enumerated() where !closed.contains(day) && subscription.isCharged(on: day) {
            let amount = history.charge(on: day, index: index)
            if let firstLinked, day >= firstLinked.adding(days: -window) {
                guard day.adding(days: min(Self.grace, window)) < today, !amount.isZero else { continue }
                payments.append(SubscriptionPayment(kind: .missing, day: day, amount: amount))
            } else {
                payments.append(SubscriptionPayment(kind: .recorded, day: day, amount: amount))
            }
        }
        self.payments = payments.sorted { ($0.day, $0.transaction?.rawValue ?? 0) < ($1.day, $1.transaction?.rawValue ?? 0) }
    }

    // MARK: - Figures

    /// The state today.
    package var status: SubscriptionStatus { subscription.status(on: today) }

    /// The current price per cycle: that of the trial, of the first charges, or the regular one.
    package var price: Money { history.charge(on: today, index: paid.count) }

    /// Payments that were made.
    package var paid: [SubscriptionPayment] { payments.filter { $0.kind != .missing } }

    /// The last billing day whose transaction is missing; nil if there is a later one.
    package var missing: SubscriptionPayment? {
        guard let last = payments.last, last.kind == .missing else { return nil }
        return last
    }

    /// The next billing day, also while it is paused, and that of a cancelled one if it is reactivated; nil if it has ended or will not
    /// renew.
    package var next: Day? {
        guard let scheduled, status != .cancelled, let last = subscription.lastDay(asOf: today) else { return scheduled }
        return scheduled <= last ? scheduled : nil
    }

    /// The next billing day of the schedule, also if it ends before; nil if it has ended.
    package var scheduled: Day? {
        guard status != .ended else { return nil }
        guard subscription.cycle != .once else { return subscription.anchor >= today && closed.isEmpty ? subscription.anchor : nil }
        // A billing day without transactions is recorded on the day itself; one that awaits a transaction stays the next.
        let first = isTied ? today.adding(days: -1) : today
        return billingDays(after: max(first, subscription.billedFrom.adding(days: -1)), limit: 60).first { !closed.contains($0) }
    }

    /// The next day on which it is charged; nil if it is paused or ends before.
    package var nextCharge: Day? { next.flatMap { subscription.isCharged(on: $0) ? $0 : nil } }

    /// Billing days from one day through another on which it is charged, without those that a transaction has closed.
    package func dueDays(from first: Day, through last: Day) -> [Day] {
        Self.billingDays(of: subscription, after: max(first, subscription.billedFrom).adding(days: -1), through: last).filter {
            !closed.contains($0) && subscription.isCharged(on: $0)
        }
    }

    /// The charges with a transaction whose billing day is from one day through another. Refunds, which are below zero, and charges that close no
    /// billing day have none, and count by their own day.
    package func charged(from first: Day, through last: Day) -> [(billingDay: Day?, payment: SubscriptionPayment)] {
        payments.filter { $0.kind == .charged }.map { payment in
            (billingDay: payment.charge.flatMap { closedDays[$0] }, payment: payment)
        }.filter { first <= $0.billingDay ?? $0.payment.day && $0.billingDay ?? $0.payment.day <= last }
    }

    /// The price charged on a future day.
    package func charge(on day: Day) -> Money { history.charge(on: day, index: paid.count) }

    /// Whether a billing day within half a cycle of a day has no transaction yet.
    func awaitsCharge(on day: Day) -> Bool {
        let window = Self.window(of: subscription.cycle)
        guard subscription.cycle != .once else { return closed.isEmpty && abs(subscription.anchor.distance(to: day)) <= window }
        // The first charges may be older than the anchor.
        guard day >= subscription.anchor.adding(days: -window) else { return true }
        return Self.billingDays(of: subscription, after: day.adding(days: -window - 1), through: day.adding(days: window)).contains {
            !closed.contains($0)
        }
    }

    // MARK: - Cancelling

    /// The next renewal that a cancellation can still prevent, and the last day to cancel; nil if it has ended or does not renew.
    package var cancellation: (renewal: Day, by: Day)? {
        guard subscription.renews, subscription.cycle != .once, status == .active || status == .trial || status == .paused else {
            return nil
        }
        return cancellation(from: today)
    }

    /// The renewal that a cancellation on a day prevents. Without a notice period the day before it is the last day to cancel.
    package func cancellation(from day: Day) -> (renewal: Day, by: Day)? {
        let notice = subscription.notice ?? NoticePeriod(1, .day)
        return billingDays(after: day, limit: 600).lazy
            .filter { $0 > subscription.minimumUntil ?? $0.adding(days: -1) }
            .map { (renewal: $0, by: notice.lastDay(before: $0)) }
            .first { $0.by >= day }
    }

    /// The last days to cancel from one day through another, each with the renewal that it is for. Without a notice period and a minimum term
    /// there are none, since each day before a renewal would be one.
    package func cancellations(from first: Day, through last: Day) -> [(renewal: Day, by: Day)] {
        guard subscription.renews, subscription.cycle != .once, subscription.notice != nil || subscription.minimumUntil != nil else {
            return []
        }
        var found: [(renewal: Day, by: Day)] = []
        var day = first
        while day <= last, let next = cancellation(from: day), next.by <= last {
            switch subscription.status(on: next.by) {
            case .active, .trial, .paused: found.append(next)
            case .cancelled, .ended: break
            }
            day = next.by.adding(days: 1)
        }
        return found
    }

    // MARK: - Private

    private func billingDays(after day: Day, limit: Int) -> some Sequence<Day> {
        sequence(first: day) { subscription.cycle.day(from: subscription.anchor, after: $0) }.dropFirst().prefix(limit)
    }

    /// The maximum distance of a transaction from its billing day: half a cycle, at most 45 days.
    private static func window(of cycle: BillingCycle) -> Int { min(max((cycle.days ?? 90) / 2, 0), 45) }

    private static func billingDays(of subscription: Subscription, after day: Day, through last: Day) -> [Day] {
        subscription.cycle.days(from: subscription.anchor, after: day, through: last)
    }

    /// The billing days nearest to the transactions, by charge; each day is closed once.
    private static func closedDays(of subscription: Subscription, by linked: [SubscriptionCharge]) -> [ID<SubscriptionCharge>: Day] {
        guard let schedule = try? subscription.cycle.schedule(from: subscription.anchor) else {
            return linked.first.map { [$0.id: subscription.anchor] } ?? [:]
        }
        let window = window(of: subscription.cycle)
        var closed: Set<Day> = []
        var days: [ID<SubscriptionCharge>: Day] = [:]
        for charge in linked where !charge.amount.isNegative {
            let around = [schedule.last(through: charge.day), schedule.next(after: charge.day)].compactMap(\.self)
            let nearest = around.filter { !closed.contains($0) && abs($0.distance(to: charge.day)) <= window }
                .min { abs($0.distance(to: charge.day)) < abs($1.distance(to: charge.day)) }
            if let nearest {
                closed.insert(nearest)
                days[charge.id] = nearest
            }
        }
        return days
    }
}

extension Subscription {
    /// Whether a billing day is charged: not while it is paused or over.
    package func isCharged(on day: Day) -> Bool { status(on: day).isRunning }
}
