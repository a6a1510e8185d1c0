import Models

/// A stored notification: of its kind only the word, which the declared kinds explain.
struct NotificationRow {
    private let notification: Notification

    init(_ notification: Notification) {
        self.notification = notification
    }

    /// The notification, of one of some kinds.
    ///
    /// - Throws: `StorageError.unknownValue` if none of them has its word.
    func notification(among kinds: [NotificationKind]) throws -> Notification {
        let stored = notification.content.kind
        guard let kind = kinds.first(where: { $0 == stored }) else {
            throw StorageError.unknownValue(column: "kind", value: stored.rawValue)
        }
        var notification = notification
        notification.content.kind = kind
        return notification
    }
}

extension NotificationRow: Record {
    enum Column: Int32, RecordColumn {
        case id, kind, subject, amount, currency, day, howMany, detail, object, at, isRead
    }

    static let sql = RecordSQL<Column>("notification", further: ["member", "mail_due_at", "channels_due_at", "accounts"])

    init(_ row: RecordRow<Column>) throws {
        notification = Notification(
            id: row.id(.id),
            content: NotificationContent(
                kind: NotificationKind(row.text(.kind), .system), subject: row.text(.subject),
                amount: try row.optionalMoney(.amount, .currency),
                day: row.optionalDay(.day), count: row.int(.howMany), detail: row.text(.detail), object: ObjectReference(row.text(.object))),
            at: row.integer(.at), isRead: row.bool(.isRead))
    }

    func value(_ column: Column) -> Value {
        let content = notification.content
        return switch column {
        case .id: .id(notification.id)
        case .kind: .text(content.kind.rawValue)
        case .subject: .text(content.subject)
        case .amount: .optional(content.amount?.minorUnits)
        case .currency: .currency(content.amount?.currency)
        case .day: .day(content.day)
        case .howMany: .int(content.count)
        case .detail: .text(content.detail)
        case .object: .text(content.object?.description ?? "")
        case .at: .integer(notification.at)
        case .isRead: .bool(notification.isRead)
        }
    }
}
