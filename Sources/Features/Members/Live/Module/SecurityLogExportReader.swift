import MembersModel
import Models
import ServiceKit
import Storage

/// Reads the security log for a JSON export.
struct SecurityLogExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [.ofHousehold("securityLog", write: securityLog)] }

    /// Oldest first; in a session the events visible to its member: all for an owner, their own for others.
    private func securityLog(into output: JSONExportOutput) throws {
        let events = SecurityEventRepository(source.connection, household: source.household)
        guard let reader = source.scope.reader, reader.role != .owner else {
            return try events.all { try output.record(SecurityEventExport($0)) }
        }
        guard let member = reader.id else { return }
        try events.all(of: member) { try output.record(SecurityEventExport($0)) }
    }
}
