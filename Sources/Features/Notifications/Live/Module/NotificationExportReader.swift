import Models
import NotificationsModel
import ServiceKit
import Storage
import WireModels

/// Reads notifications for a JSON export.
struct NotificationExportReader: ExportReader {
    private let source: JSONExportSource

    private static let pageSize = 200

    init(source: JSONExportSource) {
        self.source = source
    }

    var sections: [JSONExportSection] { [.ofHousehold("notifications", write: notifications)] }

    /// By member, newest first; in a session those of its member.
    private func notifications(into output: JSONExportOutput) throws {
        let notifications = NotificationRepository(source.connection, household: source.household)
        let kinds = source.modules.notifications.kinds
        for member in try MemberRepository(source.connection, household: source.household).all().map(\.id)
        where source.scope.contains(privateDataOf: member) {
            var last: ID<Notification>?
            while true {
                let page = try notifications.page(of: member, after: last, limit: Self.pageSize, kinds: kinds)
                for notification in page { try output.record(NotificationExport(notification, of: member, path: source.paths)) }
                guard page.count == Self.pageSize, let next = page.last else { break }
                last = next.id
            }
        }
    }
}
