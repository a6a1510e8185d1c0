import Models
import Services
import StatementFiles
import Storage

extension LivePeopleService {

    func exportGroup(id: ID<PeopleGroup>) async throws -> GroupExport {
        try await context.read { try PeopleReader($0, household: context.household.id).export(id) }
    }

    func previewGroupImport(_ request: GroupImportRequest) async throws -> GroupImportReport {
        let file = try Self.read(request)
        return try await context.write { write in
            var report = try GroupImporter(writer: PeopleWriter(write, today: try context.today()), file: file, request: request).run()
            report.change = nil
            // What the import would add is read before it is rolled back, so that the two cannot differ.
            return .rollback(report)
        }
    }

    func importGroup(_ request: GroupImportRequest) async throws -> GroupImportReport {
        let file = try Self.read(request)
        return try await write { try GroupImporter(writer: $0, file: file, request: request).run() }
    }

    /// - Throws: `ServiceError.refusedFile`.
    private static func read(_ request: GroupImportRequest) throws -> SharedExpenseFile {
        let bytes = try InputFile.bytes(of: request.path, named: request.file)
        do {
            return try SharedExpenseFile.read(bytes, currency: request.currency)
        } catch {
            throw ServiceError.refusedFile(file: request.file, diagnostic: error.diagnostic)
        }
    }
}
