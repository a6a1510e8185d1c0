/// Something that one member is told.
package struct Notification: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `ntf_…`.
    package static let idPrefix = "ntf"

    package var id: ID<Notification>
    package var content: NotificationContent
    /// Milliseconds since 1970.
    package var at: Int64
    package var isRead: Bool

    package init(id: ID<Notification>, content: NotificationContent, at: Int64, isRead: Bool = false) {
        self.id = id
        self.content = content
        self.at = at
        self.isRead = isRead
    }
}

/// What is told, without words: they are made where it is shown, in the member's language and with amounts hidden where they hide them.
package struct NotificationContent: Hashable, Sendable {
    package var kind: NotificationKind
    /// Whom or what it is about: a payee, an account, a household; may be empty.
    package var subject: String
    /// The amount that it is about.
    package var amount: Money?
    /// The day on which it falls due or happened.
    package var day: Day?
    /// How many things it tells of; 1 unless it gathers several.
    package var count: Int
    /// The word of a closed set that says more: of a `TransferFailure`, of a `SecurityEvent.Kind`, `overdue`; else empty.
    package var detail: String
    /// The path of the thing itself, as in `Routes.swift`: `/transfer/trf_…`.
    package var path: String

    package init(
        kind: NotificationKind, subject: String = "", amount: Money? = nil, day: Day? = nil, count: Int = 1, detail: String = "",
        path: String
    ) {
        self.kind = kind
        self.subject = subject
        self.amount = amount
        self.day = day
        self.count = count
        self.detail = detail
        self.path = path
    }

    /// The `detail` of a goal whose day has passed.
    package static let overdue = "overdue"
}
