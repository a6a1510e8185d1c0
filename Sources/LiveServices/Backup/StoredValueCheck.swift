import Models
import Services
import Storage

/// Reads everything that households have, as an export of everything does, and names the rows that hold values which cannot be read.
struct StoredValueCheck {
    let modules: ServiceModules
    /// The day of the check, which an export contains.
    let today: Day

    /// How many rows a backup that is refused is described with.
    private static let described = 10

    /// The rows of a household, a sentence each.
    func unreadableRows(of household: ID<Household>, on connection: Connection) throws -> [String] {
        try connection.namingUnreadableRows {
            let records = try LedgerAccountRepository(connection, household: household).all()
            let scope = JSONExportScope(ExportRequest(format: .json), reader: nil)
            let source = JSONExportSource(connection, household: household, scope: scope, ledgerAccounts: records)
            try JSONExport(source, of: modules.exportSources, on: today).write { _ in }
        }
    }

    /// What is wrong with a backup; nil if every value of every household can be read.
    func fault(of connection: Connection) throws -> String? {
        var sentences: [String] = []
        for household in try HouseholdRepository(connection).all() { sentences += try unreadableRows(of: household.id, on: connection) }
        guard !sentences.isEmpty else { return nil }
        let rest = sentences.count - Self.described
        return sentences.prefix(Self.described).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }
}
