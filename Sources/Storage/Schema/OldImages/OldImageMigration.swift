import Models

/// Rewrites the undo images of schema versions before 16 as pieces and columns: at most one image is in memory, as text.
///
/// An image that cannot be read does not prevent the migration: its change cannot be undone any more, with the reason in `image_fault`.
/// Migrations never change, so a version that alters the tables of undo images has to copy the statements that are run here.
struct OldImageMigration {
    /// The version that images are given: no table of an image was changed between the first version and this one.
    private static let version: Int64 = 15

    /// Actions with a list of changes of groups.
    private static let transactionActions: Set<String> = ["add", "edit", "split", "delete", "undo", "adjust"]
    /// Actions with the image of a removal.
    private static let removalActions: Set<String> = ["deleteAccount", "mergeAccounts", "mergeCategories", "deleteRule"]

    private struct OldRecord {
        let id: ID<AuditRecord>
        let action: String
        let isUndone: Bool
        let image: [UInt8]
    }

    /// Identifies a group at a revision.
    private struct Version: Hashable {
        let group: Int64
        let revision: Int64
    }

    let connection: Connection

    func migrate() throws {
        for household in try connection.all("SELECT id FROM household ORDER BY id", as: { $0.id() as ID<Household> }) {
            try migrate(household)
        }
    }

    // MARK: - Private

    /// Newest first, since a record without the state after its change shows the state that the next change found.
    private func migrate(_ household: ID<Household>) throws {
        var versions: [Version: [AuditGroup.Side]] = [:]
        var last = ID<AuditRecord>(rawValue: .max)
        while let next = try record(of: household, before: last) {
            last = next.id
            let isTransactions = Self.transactionActions.contains(next.action)
            guard isTransactions || Self.removalActions.contains(next.action) else { continue }
            var fault: String?
            do {
                let image = UndoImageWriter(connection, household: household, id: next.id)
                if isTransactions {
                    try copyChanges(of: next, household, to: image, &versions)
                } else if !next.isUndone {
                    try OldImageReader(next.image).copyRemoval(to: image)
                }
                try image.flush()
                try AuditRepository(connection, household: household).insertSummary(image)
            } catch {
                guard let reason = Self.fault(error) else { throw error }
                fault = reason
            }
            if fault != nil || next.isUndone {
                try connection.execute("DELETE FROM undo_piece WHERE household = $1 AND audit = $2", .id(household), .id(next.id))
            }
            try connection.execute(
                "UPDATE audit SET reference = '', image_version = $1, image_fault = $2 WHERE household = $3 AND id = $4",
                fault == nil ? .integer(Self.version) : .null, .optional(fault), .id(household), .id(next.id))
        }
    }

    private func record(of household: ID<Household>, before id: ID<AuditRecord>) throws -> OldRecord? {
        try connection.first(
            """
            SELECT id, action, undone, reference FROM audit WHERE household = $1 AND id < $2 AND reference <> '' ORDER BY id DESC LIMIT 1
            """, .id(household), .id(id)
        ) { OldRecord(id: $0.id(), action: $0.text(), isUndone: $0.bool(), image: $0.blob()) }
    }

    private func copyChanges(
        of record: OldRecord, _ household: ID<Household>, to image: UndoImageWriter, _ versions: inout [Version: [AuditGroup.Side]]
    ) throws {
        try OldImageReader(record.image).changes { old in
            let change = old.change
            let before = try change.before.map { try AuditGroup(change, state: try $0.group()).sides } ?? []
            var sides = before
            if change.newRevision != 0 {
                let version = Version(group: change.id, revision: change.newRevision)
                let after = try old.after?.group() ?? current(version, of: household)
                sides = try after.map { try AuditGroup(change, state: $0).sides } ?? versions[version] ?? []
            }
            versions[Version(group: change.id, revision: change.oldRevision)] = before
            image.list(AuditGroup(id: ID(rawValue: change.id), revision: change.newRevision, sides: sides))
            try change.write(to: image)
        }
    }

    /// The stored group if it still has a revision: of its parts only what the history shows.
    private func current(_ version: Version, of household: ID<Household>) throws -> TransactionGroup? {
        let parts = try connection.all(
            """
            SELECT id, amount, currency, source, source_day, destination, destination_day FROM txn
            WHERE household = $1 AND group_id = $2 AND revision = $3 ORDER BY id
            """, .id(household), .integer(version.group), .integer(version.revision)
        ) { row in
            Transaction(
                id: row.id(), amount: try row.money(), source: row.ledgerAccount(),
                sourceDay: row.day(), destination: row.ledgerAccount(), destinationDay: row.day())
        }
        return parts.isEmpty ? nil : TransactionGroup(id: ID(rawValue: version.group), parts: parts, payee: "")
    }

    /// Why an image cannot be read, without its values; nil for an error of the database.
    private static func fault(_ error: any Error) -> String? {
        switch error {
        case let error as JSONElements.Malformed: "it is not complete JSON at byte \(error.position)"
        case let error as OldImageReader.UnknownRow: error.detail
        case StorageError.unknownValue(let column, _): "it has an unknown value of \(column)"
        case is DecodingError: "a value of it is missing or of another type"
        case is MoneyError: "its amounts are too large"
        default: nil
        }
    }
}
