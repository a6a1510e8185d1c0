package import Models

extension NotificationType {
    /// Shared expenses and settlements.
    package static let sharing = NotificationType("sharing")
}

extension NotificationKind {
    /// An expense was added to a group; `detail` is the name of the group, also of the following kinds.
    package static let sharedExpenseAdded = NotificationKind("sharedExpenseAdded", .sharing, minimum: .applied)
    package static let sharedExpenseChanged = NotificationKind("sharedExpenseChanged", .sharing, minimum: .applied)
    package static let sharedExpenseDeleted = NotificationKind("sharedExpenseDeleted", .sharing, minimum: .applied)
    /// A settlement was added to a group; the subject names both members.
    package static let settlementAdded = NotificationKind("settlementAdded", .sharing, minimum: .applied)
}

extension ForecastItem.Kind {
    package static let sharedExpense = Self("sharedExpense")
}

extension Topic {
    package static let people = Topic(rawValue: "people")
}
