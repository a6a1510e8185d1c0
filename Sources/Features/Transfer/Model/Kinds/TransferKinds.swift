package import Models

extension NotificationKind {
    package static let transferCompleted = NotificationKind("transferCompleted", .transaction, minimum: .applied)
    /// A transfer failed; `detail` contains the reason.
    package static let transferFailed = NotificationKind("transferFailed", .transaction, tone: .failure)
    /// An external transfer reached its day and has to be submitted to the bank.
    package static let transferAtTheBank = NotificationKind("transferAtTheBank", .transaction, minimum: .applied)
    /// An occurrence of a standing order failed; `detail` contains the reason.
    package static let standingOrderFailed = NotificationKind("standingOrderFailed", .transaction, tone: .failure)
    /// The last occurrence of a standing order was executed.
    package static let standingOrderEnded = NotificationKind("standingOrderEnded", .transaction)
    /// Due transfers were not executed, because the household was unused for so long that the clock may be wrong; `count` of them.
    package static let dueHeldBack = NotificationKind("dueHeldBack", .system)
}

extension ForecastItem.Kind {
    package static let transfer = Self("transfer", precedence: 1)
    package static let standingOrder = Self("standingOrder", precedence: 1)
}

extension Topic {
    package static let transfers = Topic(rawValue: "transfers")
}

extension ObjectReference.Kind {
    package static let scheduledTransfers = Self(rawValue: "scheduledTransfers")
}
