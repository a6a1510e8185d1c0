import Models
import SubscriptionsModel

extension SubscriptionReader {
    /// The suggestions, the most important first: each kind in the order of the cases, then by name.
    func suggestions() -> [SubscriptionSuggestion] {
        let timelines = active.map(timeline)
        return timelines.compactMap(trialEnds) + timelines.compactMap(cancelBy) + timelines.compactMap(openChange)
            + timelines.compactMap(missing) + timelines.compactMap(priceUp) + duplicates(among: timelines)
            + timelines.compactMap(yearlyIsCheaper) + timelines.compactMap(unused)
    }

    /// The number of days ahead for which ends of trials and last days to cancel are suggested.
    private static let noticeDays = 7
    /// The number of days for which an increase of the price is suggested.
    private static let priceNewsDays = 60
    /// Days since the last mark of use at which a subscription counts as unused.
    private static let unusedDays = [90, 60, 30]

    private func trialEnds(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        let subscription = timeline.subscription
        guard timeline.status == .trial, let trial = subscription.trial, today.distance(to: trial.until) <= Self.noticeDays else {
            return nil
        }
        let price = timeline.history.price(on: trial.until.adding(days: 1))
        return .trialEnds(
            subscription.id, name: subscription.name, until: trial.until,
            then: subscription.isCharged(on: trial.until.adding(days: 1)) ? price : nil,
            yearly: yearly(subscription, price))
    }

    /// The last day to cancel, only with a notice period or a minimum term: without, each day before a renewal would be one.
    private func cancelBy(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        let subscription = timeline.subscription
        guard subscription.notice != nil || subscription.minimumUntil != nil, let cancellation = timeline.cancellation,
            today.distance(to: cancellation.by) <= Self.noticeDays
        else { return nil }
        return .cancelBy(
            subscription.id, name: subscription.name, by: cancellation.by, renewal: cancellation.renewal,
            price: timeline.charge(on: cancellation.renewal))
    }

    private func openChange(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        timeline.history.open.map {
            .openChange(
                timeline.subscription.id, name: timeline.subscription.name,
                SubscriptionOpenChange(charge: $0.charge.id, change: $0.change))
        }
    }

    private func missing(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        timeline.missing.map {
            .missing(timeline.subscription.id, name: timeline.subscription.name, day: $0.day, amount: $0.amount)
        }
    }

    private func priceUp(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        guard timeline.status.isRunning, let change = timeline.history.changes.last, change.to.minorUnits > change.from.minorUnits,
            (0...Self.priceNewsDays).contains(change.day.distance(to: today))
        else { return nil }
        return .priceUp(timeline.subscription.id, name: timeline.subscription.name, change)
    }

    /// Services of one kind that run at the same time, of one currency. Only those of the category *Subscriptions* replace each other: a
    /// household may well need two telephones.
    private func duplicates(among timelines: [SubscriptionTimeline]) -> [SubscriptionSuggestion] {
        struct Kind: Hashable {
            var name: String
            var currency: String
        }
        var groups: [Kind: [SubscriptionTimeline]] = [:]
        for timeline in timelines where timeline.status == .active || timeline.status == .trial {
            guard let service = services.service(ofPayee: timeline.subscription.payeeKey), service.category == .subscriptions else {
                continue
            }
            groups[Kind(name: service.kind, currency: timeline.price.currency.code), default: []].append(timeline)
        }
        return groups.filter { $0.value.count > 1 }.sorted { $0.key.name < $1.key.name }.compactMap { kind, members in
            let costs = members.map { yearly($0.subscription, $0.price) }
            guard let largest = costs.map(\.minorUnits).max(),
                let saving = try? costs.reduce(Money(minorUnits: -largest, currency: costs[0].currency), { try $0 + $1 })
            else { return nil }
            return .twoOfAKind(
                members.map(\.subscription.id), names: members.map(\.subscription.name), kind: kind.name, saving: saving)
        }
    }

    private func yearlyIsCheaper(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        let subscription = timeline.subscription
        guard timeline.status == .active, subscription.renews, let offer = subscription.yearlyOffer, subscription.cycle != .yearly else {
            return nil
        }
        let cost = yearly(subscription, subscription.price)
        guard let saving = try? cost - offer, saving.minorUnits > 0 else { return nil }
        return .yearlyIsCheaper(subscription.id, name: subscription.name, yearly: cost, offer: offer, saving: saving)
    }

    private func unused(_ timeline: SubscriptionTimeline) -> SubscriptionSuggestion? {
        let subscription = timeline.subscription
        guard timeline.status == .active, subscription.renews, let used = subscription.lastUsed else { return nil }
        let days = used.distance(to: today)
        guard let stage = Self.unusedDays.first(where: { days >= $0 }) else { return nil }
        return .unused(subscription.id, name: subscription.name, days: stage, yearly: yearly(subscription, timeline.price))
    }

    private func yearly(_ subscription: Subscription, _ price: Money) -> Money {
        (try? subscription.cycle.yearly(of: price)) ?? .zero(price.currency)
    }
}
