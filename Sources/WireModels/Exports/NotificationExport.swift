package import Models

/// A notification of a member in an export.
package struct NotificationExport: Encodable {
    let id: ID<Notification>
    let member: ID<Member>
    let kind: NotificationKind
    let subject: String?
    let amount: DecimalAmount?
    let currency: Currency?
    let day: Day?
    let count: Int
    /// A code with further detail.
    let detail: String?
    /// The path of the object.
    let path: String
    let at: Instant
    let read: Bool

    package init(_ notification: Notification, of member: ID<Member>) {
        let content = notification.content
        id = notification.id
        self.member = member
        kind = content.kind
        subject = content.subject.nonEmpty
        amount = content.amount.map(DecimalAmount.init)
        currency = content.amount?.currency
        day = content.day
        count = content.count
        detail = content.detail.nonEmpty
        path = content.path
        at = Instant(milliseconds: notification.at)
        read = notification.isRead
    }
}
