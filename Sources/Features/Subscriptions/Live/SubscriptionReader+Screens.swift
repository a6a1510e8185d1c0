import Ledger
import Models
import Services
import SubscriptionsModel

extension SubscriptionReader {
    // MARK: - List

    /// - Parameter found: the number of suggestions.
    func overview(found: Int) throws -> SubscriptionOverview {
        let summaries = try summaries()
        let running = summaries.filter(\.status.isRunning)
        let upcoming = upcoming(from: today, through: today.adding(days: 30))
        return SubscriptionOverview(
            subscriptions: summaries, monthly: try total(running.map(\.myMonthly)), yearly: try total(running.map(\.myYearly)),
            fullMonthly: try total(running.map(\.monthly)), fullYearly: try total(running.map(\.yearly)),
            next7: try total(upcoming.filter { $0.day <= today.adding(days: 7) }.map(\.amount)), upcoming: upcoming,
            suggestions: suggestions(), found: found)
    }

    // MARK: - Detail

    func details(of id: ID<Subscription>, choices: SubscriptionChoices) throws -> SubscriptionDetails {
        let timeline = timeline(try subscription(id))
        let subscription = timeline.subscription
        let paid = timeline.paid.map(\.amount).filter { $0.currency == subscription.price.currency }
        let spent = try Figure.nilOnOverflow { try paid.reduce(.zero(subscription.price.currency)) { try $0 + $1 } }
        let mine = try Figure.nilOnOverflow {
            try paid.map { subscription.sharing.share(of: $0, full: $0, regular: subscription.price) }
                .reduce(.zero(subscription.price.currency)) { try $0 + $1 }
        }
        let days = timeline.dueDays(from: timeline.next ?? today, through: today.adding(days: Self.longestPreview))
        return SubscriptionDetails(
            summary: try summary(timeline), payments: timeline.payments.reversed(), prices: timeline.history.prices,
            priceChanges: timeline.history.changes,
            upcoming: days.prefix(Self.previewedCharges).map { DatedAmount(day: $0, amount: timeline.charge(on: $0)) }, spent: spent,
            mySpent: mine, suggestions: suggestions().filter { $0.subscriptions.contains(id) }, choices: choices)
    }

    private static let previewedCharges = 6
    private static let longestPreview = 1_830

    // MARK: - Calendar

    func month(_ month: Month) throws -> SubscriptionMonth {
        var items: [SubscriptionMonth.Item] = []
        for subscription in active {
            let timeline = timeline(subscription)
            for payment in timeline.paid where payment.day.monthOfYear == month {
                items.append(
                    SubscriptionMonth.Item(
                        charge: UpcomingCharge(
                            subscription: subscription.id, name: subscription.name, day: payment.day, amount: payment.amount,
                            mine: subscription.sharing.share(of: payment.amount, full: payment.amount, regular: subscription.price)),
                        isPaid: true))
            }
            let known = Set(timeline.paid.map(\.day))
            for charge in upcoming(timeline, from: max(month.firstDay, today), through: month.lastDay) where !known.contains(charge.day) {
                items.append(SubscriptionMonth.Item(charge: charge, isPaid: false))
            }
        }
        return SubscriptionMonth(
            month: month, charges: items.sorted { ($0.charge.day, $0.charge.name) < ($1.charge.day, $1.charge.name) },
            total: try total(items.map { DatedAmount(day: $0.charge.day, amount: $0.charge.mine) }))
    }

    // MARK: - Statistics

    func statistics() throws -> SubscriptionStatistics {
        let summaries = try summaries()
        let running = summaries.filter(\.status.isRunning)
        let timelines = active.map(timeline)
        let spent = timelines.flatMap { timeline in
            timeline.paid.map { charge in
                DatedAmount(
                    day: charge.day,
                    amount: timeline.subscription.sharing.share(
                        of: charge.amount, full: charge.amount, regular: timeline.subscription.price))
            }
        }
        let saved = summaries.filter { $0.status == .ended || $0.status == .cancelled }
        let changes = timelines.flatMap { timeline in
            timeline.history.changes.map {
                SubscriptionStatistics.PriceChange(
                    subscription: timeline.subscription.id, name: timeline.subscription.name, change: $0)
            }
        }
        let soon = upcoming(from: today, through: today.adding(days: 30))
        return SubscriptionStatistics(
            monthly: try total(running.map(\.myMonthly)), yearly: try total(running.map(\.myYearly)), spent: try total(spent),
            saved: try total(saved.map(\.myYearly)),
            next7: try total(soon.filter { $0.day <= today.adding(days: 7) }.map(\.mine)), next30: try total(soon.map(\.mine)),
            categories: try shares(running, by: \.categoryName), payers: try shares(running, by: \.payerName),
            priceChanges: changes.sorted { ($1.change.day, $0.name) < ($0.change.day, $1.name) })
    }

    private func shares(
        _ summaries: [SubscriptionSummary], by name: (SubscriptionSummary) -> String
    ) throws -> [SubscriptionStatistics.Share] {
        try Dictionary(grouping: summaries, by: name).map { name, members in
            SubscriptionStatistics.Share(name: name, yearly: try total(members.map(\.myYearly)), count: members.count)
        }.sorted { ($1.yearly.total.minorUnits, $0.name) < ($0.yearly.total.minorUnits, $1.name) }
    }
}
