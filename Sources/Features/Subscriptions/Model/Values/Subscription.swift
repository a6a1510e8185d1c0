package import CardsModel
package import Models

/// A subscription, paid in every billing cycle.
package struct Subscription: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `sub_…`.
    package static let idPrefix = "sub"

    package var id: ID<Subscription>
    /// 1–100 characters.
    package var name: String
    /// A description; may be empty.
    package var summary: String
    /// The regular price per cycle, not negative. Zero: it is free.
    package var price: Money
    /// The largest usual charge if the amount varies, from `price` on; nil: the price is fixed.
    package var highest: Money?
    /// A yearly price that the provider offers instead, as entered; nil: unknown.
    package var yearlyOffer: Money?
    package var cycle: BillingCycle
    /// A billing day; later ones keep its day of the month.
    package var anchor: Day
    /// Billing days before this one are not recorded without a transaction.
    package var billedFrom: Day
    package var category: ID<Category>?
    /// The account or card that pays.
    package var account: ID<Account>?
    package var card: ID<Card>?
    package var website: String
    package var notes: String
    package var started: Day?
    package var trial: SubscriptionTrial?
    package var introduction: IntroductoryPrice?
    /// The last day of the minimum term.
    package var minimumUntil: Day?
    package var notice: NoticePeriod?
    /// The way to cancel it; may be empty.
    package var cancellation: String
    /// Whether it renews automatically; otherwise it ends with its final cycle.
    package var renews: Bool
    /// A day of the last cycle that is paid, if it does not renew: no later billing day is charged. Nil while it renews.
    package var finalCycle: Day?
    /// Its last day, if it has one.
    package var ends: Day?
    /// Days before a billing day on which members are reminded, descending, without duplicates.
    package var reminders: [Int]
    package var sharing: SubscriptionSharing?
    /// The normalised payee by which charges are found; empty: none.
    package var payeeKey: String
    /// The last day on which a member has said to have used it.
    package var lastUsed: Day?
    /// By day.
    package var statusChanges: [SubscriptionStatusChange]
    /// Regular prices by day; the last one is `price`.
    package var prices: [SubscriptionPrice]
    package var isRemoved: Bool
    package var revision: Int64

    package init(
        id: ID<Subscription>, name: String, price: Money, cycle: BillingCycle, anchor: Day, summary: String = "", highest: Money? = nil,
        yearlyOffer: Money? = nil, billedFrom: Day? = nil, category: ID<Category>? = nil, account: ID<Account>? = nil,
        card: ID<Card>? = nil, website: String = "", notes: String = "", started: Day? = nil, trial: SubscriptionTrial? = nil,
        introduction: IntroductoryPrice? = nil, minimumUntil: Day? = nil, notice: NoticePeriod? = nil, cancellation: String = "",
        renews: Bool = true, finalCycle: Day? = nil, ends: Day? = nil, reminders: [Int] = [], sharing: SubscriptionSharing? = nil,
        payeeKey: String = "",
        lastUsed: Day? = nil, statusChanges: [SubscriptionStatusChange] = [], prices: [SubscriptionPrice] = [], isRemoved: Bool = false,
        revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.summary = summary
        self.price = price
        self.highest = highest
        self.yearlyOffer = yearlyOffer
        self.cycle = cycle
        self.anchor = anchor
        self.billedFrom = billedFrom ?? anchor
        self.category = category
        self.account = account
        self.card = card
        self.website = website
        self.notes = notes
        self.started = started
        self.trial = trial
        self.introduction = introduction
        self.minimumUntil = minimumUntil
        self.notice = notice
        self.cancellation = cancellation
        self.renews = renews
        self.finalCycle = finalCycle
        self.ends = ends
        self.reminders = reminders
        self.sharing = sharing
        self.payeeKey = payeeKey
        self.lastUsed = lastUsed
        self.statusChanges = statusChanges
        self.prices = prices
        self.isRemoved = isRemoved
        self.revision = revision
    }
}

// MARK: - Status

extension Subscription {
    /// The last paid day, if it does not renew and has no last day of its own: the day before the first billing day after its final cycle and its
    /// minimum term.
    var paidThrough: Day? {
        guard !renews, ends == nil, let finalCycle, let schedule = try? cycle.schedule(from: anchor) else { return nil }
        return schedule.next(after: max(finalCycle, minimumUntil ?? finalCycle))?.adding(days: -1)
    }

    /// Sets whether it renews automatically.
    ///
    /// - Parameters:
    ///   - next: the next billing day that is not paid yet; nil if there is none.
    ///   - today: if it has ended because it did not renew, it is resumed on this day.
    package mutating func setRenewal(_ isOn: Bool, next: Day?, today: Day) {
        if isOn {
            // The days in which it was not running have no charges.
            if let paidThrough, paidThrough < today {
                statusChanges.append(
                    SubscriptionStatusChange(
                        .cancel, on: max(finalCycle ?? paidThrough, statusChanges.last?.day ?? paidThrough), until: paidThrough))
                statusChanges.append(SubscriptionStatusChange(.reactivate, on: today))
            }
            (renews, finalCycle) = (true, nil)
        } else {
            finalCycle = finalCycle ?? max(today, next?.adding(days: -1) ?? today)
            renews = false
        }
    }

    /// The last day on which it runs, if that is known on a day: its own end, the last paid day if it does not renew, the end of a trial, or that of
    /// a cancellation.
    package func lastDay(asOf today: Day) -> Day? {
        let change = statusChanges.last { $0.day <= today }
        let cancelled = change?.step == .cancel ? change?.until : nil
        let trialEnd = trial.flatMap { $0.converts ? nil : $0.until }
        let reactivated = change?.step == .reactivate ? change?.day : nil
        // An end before the reactivation is obsolete.
        let own = [ends, paidThrough, trialEnd].compactMap(\.self).filter { reactivated == nil || $0 >= reactivated ?? $0 }
        return (own + [cancelled].compactMap(\.self)).min()
    }

    /// The state on a day.
    package func status(on day: Day) -> SubscriptionStatus {
        if let last = lastDay(asOf: day), day > last { return .ended }
        if cycle == .once, day > anchor { return .ended }
        switch statusChanges.last(where: { $0.day <= day })?.step {
        case .pause: return .paused
        case .cancel: return .cancelled
        case .resume, .reactivate, nil: break
        }
        if let trial, day <= trial.until { return .trial }
        return .active
    }
}
