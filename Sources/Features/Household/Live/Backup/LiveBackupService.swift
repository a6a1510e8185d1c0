import HouseholdModel
import Localization
import Models
import ServiceKit
import Services
import Storage

/// Backups of the database, and the ledger check.
struct LiveBackupService: BackupServiceProtocol {
    let context: ServiceContext

    func backup(to file: String, finish: @escaping @Sendable () throws -> Void) async throws {
        try await context.requireConfirmation()
        try await copy(to: file)
        try finish()
        try await context.logDataExport(.backedUp)
    }

    /// Writes a backup without a record of it.
    func copy(to file: String) async throws {
        try await context.begin(.read)
        try await mapping { try await context.database.backup(to: file, checking: context.modules.differences) }
    }

    func restore(from file: String) async throws -> String {
        guard context.member.role == .owner else { throw ServiceError.unauthorized }
        let kept = context.path.isEmpty ? nil : "\(context.path).before-restore-\(Self.stamp(context.clock.now()))"
        try await context.begin(.write)
        let values = StoredValueCheck(modules: context.modules)
        try await mapping {
            try await context.database.restore(
                from: file, keeping: kept, checking: context.modules.differences, fault: { try values.fault(of: $0) },
                adapting: context.modules.adaptRestored)
        }
        return kept ?? ""
    }

    func check() async throws -> LedgerCheck {
        let values = StoredValueCheck(modules: context.modules)
        return try await context.longRead { connection in
            let household = context.household.id
            let unreadable = try values.unreadableRows(of: household, on: connection)
            let wrong = try values.wrongNumbers(of: household, on: connection)
            var check = LedgerCheck(transactions: 0, differences: [])
            // Unreadable rows are omitted from the sums, and named once.
            _ = try connection.namingUnreadableRows {
                check = try LedgerCheckRepository(connection, household: household).check(context.modules.differences)
            }
            check.differences = unreadable + wrong + check.differences
            return check
        }
    }

    /// A UTC timestamp for file names: `20260131142501033`.
    private static func stamp(_ milliseconds: Int64) -> String {
        let seconds = milliseconds / 1000
        let day = Day(number: Int32(clamping: seconds / 86_400))
        let rest = seconds % 86_400
        let fields = [(rest / 3600, 2), (rest / 60 % 60, 2), (rest % 60, 2), (milliseconds % 1000, 3)]
        return fields.reduce(day.description.filter { $0 != "-" }) { text, field in
            let digits = String(max(field.0, 0))
            return text + String(repeating: "0", count: max(field.1 - digits.count, 0)) + digits
        }
    }

    private func mapping(_ body: () async throws -> Void) async throws {
        do {
            try await context.mapping(body)
        } catch let error as BackupError {
            switch error {
            case .targetExists(let path): throw ServiceError.cannotWrite(file: path, reason: "The file exists already")
            case .cannotWrite(let path, let reason): throw ServiceError.cannotWrite(file: path, reason: .verbatim(reason))
            case .cannotRead(let path, let reason): throw ServiceError.missingInput(file: path, reason: .verbatim(reason))
            case .notVerified(let path, let reason): throw ServiceError.database(.backupNotVerified(path: path, reason: reason))
            case .refused(let path, let code, let arguments):
                throw ServiceError.refusedFile(
                    file: path, diagnostic: Diagnostic(line: 0, severity: .error, code: code, arguments: arguments))
            }
        }
    }
}
