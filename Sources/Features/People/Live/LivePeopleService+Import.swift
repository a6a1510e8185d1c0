import Models
import PeopleModel
import ServiceKit
import Services
import StatementFiles
import Storage
import WireModels

extension LivePeopleService {
    func exportGroup(id: ID<PeopleGroup>) async throws -> GroupExport {
        try await context.read { try PeopleReader($0, household: context.household.id).export(id) }
    }

    func exportFile(of id: ID<PeopleGroup>, as format: GroupFile.Format) async throws -> GroupFile {
        let export = try await exportGroup(id: id)
        let bytes =
            switch format {
            case .csv: export.splitwiseRows.flatMap { Array(CSVCell.row($0).utf8) }
            case .json: try JSONTextEncoder.bytes(of: GroupExportResponse(export)) + [0x0A]
            }
        return GroupFile(name: "\(export.summary.group.plainTitle).\(format.rawValue)", format: format, bytes: bytes)
    }

    func surveyGroupImport(path: String, file: String, currency: Currency?) async throws -> GroupImportSurvey {
        try context.requireWriter()
        let request = GroupImportRequest(path: path, file: file, me: "", currency: currency)
        let read = try Self.read(request)
        return GroupImportSurvey(members: read.members, name: read.groupName(request), currency: read.currency)
    }

    func previewGroupImport(_ request: GroupImportRequest) async throws -> GroupImportReport {
        let file = try Self.read(request)
        try context.requireWriter()
        try await context.begin(.read)
        return try await context.mapping {
            // The import itself, run on a snapshot outside of the write lock, so that preview and import are equal.
            try await context.database.dryRun { connection in
                let write = try context.ledgerWrite(connection)
                _ = try context.today()
                var report = try GroupImporter(writer: PeopleWriter(write), file: file, request: request).run()
                report.change = nil
                return report
            }
        }
    }

    func importGroup(_ request: GroupImportRequest) async throws -> GroupImportReport {
        let file = try Self.read(request)
        return try await write { try GroupImporter(writer: $0, file: file, request: request).run() }
    }

    /// - Throws: `ServiceError.refusedFile`; `.rule` if the file has more members than a group.
    private static func read(_ request: GroupImportRequest) throws -> SharedExpenseFile {
        let bytes = try InputFile.bytes(of: request.path, named: request.file)
        let read: SharedExpenseFile
        do {
            read = try SharedExpenseFile.read(bytes, currency: request.currency, for: .group)
        } catch {
            throw ServiceError.refusedFile(file: request.file, diagnostic: error.diagnostic)
        }
        guard !read.hasTooManyMembers else { throw ServiceError.rule(.groupMemberCount) }
        return read
    }
}
