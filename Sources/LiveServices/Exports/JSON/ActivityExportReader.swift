import Models
import Storage
import WireModels

/// Reads notifications, the history and the security log for a JSON export.
struct ActivityExportReader {
    private let source: JSONExportSource

    private static let pageSize = 200

    init(_ source: JSONExportSource) {
        self.source = source
    }

    /// By member, newest first; in a session those of its member.
    func notifications(into output: JSONExportOutput) throws {
        let notifications = NotificationRepository(source.connection, household: source.household)
        for member in try MemberRepository(source.connection).all(of: source.household).map(\.id)
        where source.scope.contains(privateDataOf: member) {
            var last: ID<Notification>?
            while true {
                let page = try notifications.page(of: member, after: last, limit: Self.pageSize)
                for notification in page { try output.record(NotificationExport(notification, of: member)) }
                guard page.count == Self.pageSize, let next = page.last else { break }
                last = next.id
            }
        }
    }

    /// Oldest first.
    func history(into output: JSONExportOutput) throws {
        try AuditRepository(source.connection, household: source.household).all { try output.record(HistoryExport($0)) }
    }

    /// Oldest first; in a session what its member may see: an owner everything, others their own events.
    func securityLog(into output: JSONExportOutput) throws {
        let events = SecurityEventRepository(source.connection, household: source.household)
        guard let reader = source.scope.reader, reader.role != .owner else {
            return try events.all { try output.record(SecurityEventExport($0)) }
        }
        guard let member = reader.id else { return }
        try events.all(of: member) { try output.record(SecurityEventExport($0)) }
    }
}
