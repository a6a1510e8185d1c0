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
        try await context.begin(.read)
        try await mapping { try await write(to: file) }
        try finish()
        guard context.session == nil else { return try await context.logDataExport(.backedUp) }
        // The command line has copied all households.
        for household in try await context.read({ try HouseholdRepository($0).all() }) {
            try await context.owner(of: household).logDataExport(.backedUp)
        }
    }

    /// Copies all households; for a member who is signed in only their own.
    private func write(to file: String) async throws {
        let (database, differences) = (context.database, context.modules.differences)
        let isShared = try await database.read { try HouseholdRepository($0).all().count > 1 }
        guard context.session != nil, isShared else { return try await database.backup(to: file, checking: differences) }
        try await database.backup(context.household.id, to: file, checking: differences)
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
    static func stamp(_ milliseconds: Int64) -> String {
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
            throw ServiceError(error)
        }
    }
}
