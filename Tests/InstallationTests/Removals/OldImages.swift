import Foundation
import Ledger
import Models
import ServiceKit
import Services
import TestSupport

@testable import Installation
@testable import Storage

/// Undo images in the JSON form of schema versions before 16.
enum OldImages {

    /// The images of a household's changes that were not undone, by change.
    static func texts(_ home: TestHousehold) async throws -> [ID<AuditRecord>: String] {
        // Digests did not count columns that were added later.
        let accounts = try await home.accounts.fetchAccounts(includingArchived: true).map(\.account.id)
        let digests = try await home.context.write([]) { write in
            try Dictionary(uniqueKeysWithValues: accounts.map { ($0.rawValue, try write.dependents.digest(of: $0, version: 15)) })
        }
        return try await home.context.read { connection in
            let household = home.context.household.id
            var texts: [ID<AuditRecord>: String] = [:]
            for entry in try AuditRepository(connection, household: household).page(before: nil, limit: 1_000).entries {
                guard let version = entry.imageVersion, !entry.record.isUndone else { continue }
                let image = UndoImageReader(connection, household: household, change: entry.record.id, version: version)
                texts[entry.record.id] = String(
                    decoding: try JSONSerialization.data(withJSONObject: try json(image, digests)), as: UTF8.self)
            }
            return texts
        }
    }

    /// Goes back to schema version 15, with these images.
    static func store(_ texts: [ID<AuditRecord>: String], in path: String) throws {
        let updates = texts.map { id, text in
            "UPDATE audit SET image = '\(text.replacing("'", with: "''"))' WHERE id = \(id.rawValue)"
        }
        try FileEditor.run(NewerTables.undoImages + updates + ["PRAGMA user_version = 15"], in: path)
    }

    private static func json(_ image: UndoImageReader, _ digests: [Int64: String]) throws -> Any {
        var groups: [Any] = []
        try GroupChange.all(in: image) { groups.append(try object($0)) }
        let sections = try image.sections()
        let tables = sections.filter { !RemovalImage.sections.contains($0) }
        guard sections.contains(RemovalImage.section) || !tables.isEmpty else { return groups }
        let removal = try RemovalImage(image)
        var moved: [Any] = []
        try MovedGroup.all(in: image) { moved.append(try object($0)) }
        var result: [String: Any] = [
            "places": removal.ledgerAccounts.map(place), "revisions": removal.revisions, "groups": groups, "moved": moved,
            "rows": ["tables": try tables.map { ["table": $0, "rows": try rows(of: $0, in: image)] as [String: Any] }],
            "rules": removal.rules, "cards": removal.moved["moved_card"] ?? [], "spendingPayees": removal.spendingPayees,
            "incomePayees": removal.incomePayees,
        ]
        if removal.digest != nil, removal.ledgerAccounts.count == 2 {
            result["digest"] = digests[removal.ledgerAccounts[1].id.rawValue]
        }
        result["defaultAccount"] = removal.defaultAccount
        return result
    }

    /// The keys of columns that have other names.
    private static let keys = ["creditLimit": "limit", "openingKnown": "isOpeningKnown"]

    /// A ledger account with the old keys.
    private static func place(_ account: LedgerAccountRecord) -> [String: Any] {
        var place: [String: Any] = [:]
        for column in LedgerAccountRecord.Column.allCases {
            let name = keys["\(column)"] ?? "\(column)"
            switch account.value(column) {
            case .integer(let number): place[name] = name.hasPrefix("is") ? number != 0 : number
            case .text(let text): place[name] = text
            case .blob(let bytes): place[name] = Array(bytes)
            case .null: break
            }
        }
        return place
    }

    private static func rows(of table: String, in image: UndoImageReader) throws -> [[Any]] {
        var rows: [[Any]] = []
        try image.rows(of: table) { row in
            // Old images have no columns that were added since.
            let old = OldColumns.columns(of: table) ?? row.columns
            rows.append(
                zip(row.columns, row.values).filter { old.contains($0.0) }.map { _, value in
                    switch value {
                    case .integer(let number): number
                    case .text(let text): text
                    case .null, .blob: NSNull()
                    }
                })
        }
        return rows
    }

    private static func object(_ value: some Encodable) throws -> Any {
        try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value))
    }
}
