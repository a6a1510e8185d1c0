/// A notification of one member.
package struct Notification: Identified, Hashable, Sendable {
    /// Prefix of ids: `ntf_…`.
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

/// The content of a notification without text: the text is formatted when it is shown, in the member's language and with amounts hidden if
/// the member hides them.
package struct NotificationContent: Hashable, Sendable {
    package var kind: NotificationKind
    /// A payee, an account name or a household name; may be empty.
    package var subject: String
    /// The amount concerned.
    package var amount: Money?
    /// The due day or the day of the event.
    package var day: Day?
    /// Number of events; 1 unless several are combined.
    package var count: Int
    /// Further detail, such as a code that the module of the kind knows; otherwise empty.
    package var detail: String
    /// What it is about; nil if that is not known any more.
    package var object: ObjectReference?

    package init(
        kind: NotificationKind, subject: String = "", amount: Money? = nil, day: Day? = nil, count: Int = 1, detail: String = "",
        object: ObjectReference?
    ) {
        self.kind = kind
        self.subject = subject
        self.amount = amount
        self.day = day
        self.count = count
        self.detail = detail
        self.object = object
    }
}
