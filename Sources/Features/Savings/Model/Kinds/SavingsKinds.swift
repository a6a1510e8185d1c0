package import Models

extension NotificationKind {
    /// A savings account reached a milestone.
    package static let milestoneReached = NotificationKind("milestoneReached", .transaction, minimum: .applied, tone: .success)
    /// A goal reached its target.
    package static let goalReached = NotificationKind("goalReached", .transaction, minimum: .applied, tone: .success)
    /// A goal will not be reached by its day at the planned contributions. The amount is the contribution it needs per month; for a goal
    /// whose day has passed it is the missing amount, and `detail` is `NotificationContent.overdue`.
    package static let goalBehind = NotificationKind("goalBehind", .plan, tone: .warning)
}

extension NotificationContent {
    /// The `detail` of a goal whose day has passed.
    package static let overdue = "overdue"
}

extension ForecastItem.Kind {
    package static let savingsPlan = Self("savingsPlan")
}

extension Topic {
    package static let savings = Topic(rawValue: "savings")
}

extension ObjectReference.Kind {
    /// An account as one of savings.
    package static let savings = Self(rawValue: "savings")
}
