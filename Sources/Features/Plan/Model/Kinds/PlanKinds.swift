package import Models

extension NotificationKind {
    /// 80 % of a budget are spent; the amount is the rest.
    package static let budgetNear = NotificationKind("budgetNear", .plan, tone: .warning)
    /// A budget is spent; the amount is the overspending.
    package static let budgetSpent = NotificationKind("budgetSpent", .plan, tone: .warning)
    /// Expected money is late; positive amounts are income, also for the next one.
    package static let expectedLate = NotificationKind("expectedLate", .plan, tone: .warning)
    /// Expected money is missing.
    package static let expectedMissing = NotificationKind("expectedMissing", .plan, tone: .warning)
    /// An account will fall below its agreed limit; the day is the first one, the amount its balance then.
    package static let balanceBelowLimit = NotificationKind("balanceBelowLimit", .plan, tone: .warning)
}

extension Topic {
    package static let plan = Topic(rawValue: "plan")
}

extension ObjectReference.Kind {
    /// The budget of a category.
    package static let budget = Self(rawValue: "budget")
    /// The forecast of an account.
    package static let forecast = Self(rawValue: "forecast")
}
