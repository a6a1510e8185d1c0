package import Models
import WireModels

/// A notification of a member in an export.
package struct NotificationExport: Encodable {
    let id: ID<Notification>
    let member: ID<Member>
    let kind: String
    let subject: String?
    let amount: DecimalAmount?
    let currency: Currency?
    let day: Day?
    let count: Int
    /// A code with further detail.
    let detail: String?
    /// The path of the object; empty if that is not known.
    let path: String
    let at: Instant
    let read: Bool

    /// - Parameter path: the path of an object.
    package init(_ notification: Notification, of member: ID<Member>, path: (ObjectReference) -> String?) {
        let content = notification.content
        id = notification.id
        self.member = member
        kind = content.kind.rawValue
        subject = content.subject.nonEmpty
        amount = content.amount.map(DecimalAmount.init)
        currency = content.amount?.currency
        day = content.day
        count = content.count
        detail = content.detail.nonEmpty
        self.path = content.object.flatMap(path) ?? ""
        at = Instant(milliseconds: notification.at)
        read = notification.isRead
    }
}
