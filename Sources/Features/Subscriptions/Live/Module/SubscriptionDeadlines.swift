import Models
import ServiceKit
import Services
import SubscriptionsModel

/// The ends of trials and the last days to cancel. Their reminders are separate notifications.
struct SubscriptionDeadlines: DueSource {
    let isReminded = false

    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try reading.subscriptionTimelines(today: first).flatMap { timeline in
            Self.trialEnd(timeline, from: first, through: last).map { [$0] } ?? []
                + timeline.cancellations(from: first, through: last).map { Self.item(timeline, $0) }
        }
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try items(from: first, through: last, in: reading)
    }

    /// The end of a trial that was not cancelled before.
    private static func trialEnd(_ timeline: SubscriptionTimeline, from first: Day, through last: Day) -> DueItem? {
        let subscription = timeline.subscription
        guard let trial = subscription.trial, first <= trial.until, trial.until <= last, subscription.status(on: trial.until) == .trial
        else {
            return nil
        }
        let next = trial.until.adding(days: 1)
        return DueItem(
            key: "\(subscription.id)/trial", day: trial.until, title: subscription.name, kind: .trialEnds,
            amount: subscription.isCharged(on: next) ? timeline.history.price(on: next) : nil, direction: .neutral,
            object: ObjectReference(subscription.id))
    }

    private static func item(_ timeline: SubscriptionTimeline, _ cancellation: (renewal: Day, by: Day)) -> DueItem {
        let subscription = timeline.subscription
        return DueItem(
            key: "\(subscription.id)/cancel/\(cancellation.renewal)", day: cancellation.by, title: subscription.name, kind: .cancelBy,
            amount: timeline.charge(on: cancellation.renewal), direction: .neutral, object: ObjectReference(subscription.id))
    }
}
