import Models
import RecurrenceLive
import ServiceKit
import Storage
import SubscriptionsModel

/// Processes subscriptions once a day.
extension SubscriptionsModule: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await SubscriptionDailyJob(context: context).run(today: today)
        return ScheduledJobResult()
    }
}

/// Daily processing of subscriptions: examines payees whose transactions have changed, and sends notifications. Idempotent.
struct SubscriptionDailyJob {
    let context: ServiceContext

    func run(today: Day) async throws {
        try await context.storeRecurrence()
        try await context.send { try notices($0, today: today) }
    }

    private func notices(_ connection: Connection, today: Day) throws -> [DueNotice] {
        let reader = try SubscriptionReader(connection, context: context, today: today)
        let reminders = reader.active.flatMap { self.reminders(reader.timeline($0), today: today) }
        return try reminders + reader.suggestions().compactMap { try notice($0, reader) }
    }

    /// The account that a subscription follows.
    private func accounts(of subscription: Subscription) -> [ID<Account>] { subscription.account.map { [$0] } ?? [] }

    /// The reminder of the next charge whose lead time is reached.
    private func reminders(_ timeline: SubscriptionTimeline, today: Day) -> [DueNotice] {
        let subscription = timeline.subscription
        guard let longest = subscription.reminders.first,
            let day = timeline.dueDays(from: today, through: today.adding(days: longest)).first
        else { return [] }
        let amount = timeline.charge(on: day)
        guard !amount.isZero, let stage = subscription.reminders.last(where: { today.distance(to: day) <= $0 }) else { return [] }
        let content = NotificationContent(
            kind: .subscriptionDue, subject: subscription.name, amount: -amount, day: day, object: ObjectReference(subscription.id))
        return [
            DueNotice(
                content: content, key: "subscription/\(subscription.id)/\(day.number)/\(stage)", accounts: accounts(of: subscription))
        ]
    }

    private func notice(_ suggestion: SubscriptionSuggestion, _ reader: SubscriptionReader) throws -> DueNotice? {
        func notice(
            _ kind: NotificationKind, _ key: String, _ id: ID<Subscription>, _ name: String, _ amount: Money?, _ day: Day
        ) throws -> DueNotice {
            let content = NotificationContent(kind: kind, subject: name, amount: amount, day: day, object: ObjectReference(id))
            return DueNotice(
                content: content, key: "\(key)/\(id)/\(day.number)", accounts: accounts(of: try reader.subscription(id)))
        }
        return switch suggestion {
        case .trialEnds(let id, let name, let until, let then, _):
            try notice(.subscriptionTrialEnds, "subscription-trial", id, name, then, until)
        case .cancelBy(let id, let name, let by, _, let price):
            try notice(.subscriptionCancelBy, "subscription-cancel", id, name, price, by)
        case .openChange(let id, let name, let open):
            try notice(.subscriptionPriceChanged, "subscription-price", id, name, open.change.to, open.change.day)
        case .missing(let id, let name, let day, let amount):
            try notice(.subscriptionNotCharged, "subscription-missing", id, name, amount, day)
        case .priceUp, .twoOfAKind, .yearlyIsCheaper, .unused: nil
        }
    }
}
