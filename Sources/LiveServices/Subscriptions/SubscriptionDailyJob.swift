import Ledger
import Models
import Services
import Storage

/// Processes subscriptions once a day.
struct SubscriptionJob: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await SubscriptionDailyJob(context: context).run(today: today)
        return ScheduledJobResult()
    }
}

/// Daily processing of subscriptions: examines payees whose transactions have changed, and sends notifications. Idempotent.
struct SubscriptionDailyJob {
    let context: ServiceContext

    private typealias Notice = (content: NotificationContent, key: String)

    func run(today: Day) async throws {
        try await LiveSubscriptionService(context: context).examine()
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try hasWork($0, today: today) }) else { return }
        try await context.write([.notifications], allowsGroupCommit: true) { write in
            let sender = NotificationSender(write)
            for notice in try notices(write.connection, today: today) { try sender.send(notice.content, key: notice.key) }
        }
    }

    // MARK: - Private

    private func hasWork(_ connection: Connection, today: Day) throws -> Bool {
        let notices = try notices(connection, today: today)
        guard !notices.isEmpty else { return false }
        let notifications = NotificationRepository(connection, household: context.household.id)
        let sender = NotificationSender(connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try sender.listeners().contains { listener in
            try notices.contains {
                try sender.accepts(listener, $0.content) && !notifications.isNotified($0.key, to: listener.member)
            }
        }
    }

    private func notices(_ connection: Connection, today: Day) throws -> [Notice] {
        let reader = try SubscriptionReader(connection, context: context, today: today)
        let reminders = reader.active.flatMap { self.reminders(reader.timeline($0), today: today) }
        return reminders + reader.suggestions().compactMap(notice)
    }

    /// The reminder of the next charge whose number of days is reached.
    private func reminders(_ timeline: SubscriptionTimeline, today: Day) -> [Notice] {
        let subscription = timeline.subscription
        guard let longest = subscription.reminders.first,
            let day = timeline.dueDays(from: today, through: today.adding(days: longest)).first
        else { return [] }
        let amount = timeline.charge(on: day)
        guard !amount.isZero, let stage = subscription.reminders.last(where: { today.distance(to: day) <= $0 }) else { return [] }
        let content = NotificationContent(
            kind: .subscriptionDue, subject: subscription.name, amount: try? -amount, day: day, path: path(subscription.id))
        return [(content, "subscription/\(subscription.id)/\(day.number)/\(stage)")]
    }

    private func notice(_ suggestion: SubscriptionSuggestion) -> Notice? {
        switch suggestion {
        case .trialEnds(let id, let name, let until, let then, _):
            (
                NotificationContent(kind: .subscriptionTrialEnds, subject: name, amount: then, day: until, path: path(id)),
                "subscription-trial/\(id)/\(until.number)"
            )
        case .cancelBy(let id, let name, let by, _, let price):
            (
                NotificationContent(kind: .subscriptionCancelBy, subject: name, amount: price, day: by, path: path(id)),
                "subscription-cancel/\(id)/\(by.number)"
            )
        case .openChange(let id, let name, let open):
            (
                NotificationContent(
                    kind: .subscriptionPriceChanged, subject: name, amount: open.change.to, day: open.change.day, path: path(id)),
                "subscription-price/\(id)/\(open.change.day.number)"
            )
        case .missing(let id, let name, let day, let amount):
            (
                NotificationContent(kind: .subscriptionNotCharged, subject: name, amount: amount, day: day, path: path(id)),
                "subscription-missing/\(id)/\(day.number)"
            )
        case .priceUp, .twoOfAKind, .yearlyIsCheaper, .unused: nil
        }
    }

    private func path(_ id: ID<Subscription>) -> String { "/subscriptions/\(id)" }
}
