package import Ledger
package import Models
import Services
package import Storage

/// A kind of results that are stored by request key, so that a repeated request (form sent twice, response lost) does not create them again.
/// Features declare their own; the raw values are stored in the database.
package struct RequestKind: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A new account, of the accounts or of savings.
    package static let account = Self(rawValue: "account")
}

extension UnitOfWork {
    /// The stored result of an earlier request with this key; nil for a new request or one without a key.
    ///
    /// - Throws: `ServiceError.rule` for a malformed key.
    package func storedResult(_ kind: RequestKind, key: String?) throws -> RequestKeyRepository.StoredResult? {
        guard let key else { return nil }
        return try RequestKeyRepository(connection, household: household).result(kind.rawValue, validatedKey(key))
    }

    /// Adds a row once: a repeated request gets the row that the first one added.
    ///
    /// - Parameters:
    ///   - find: the row of the first request; nil to add one again.
    ///   - add: adds the row and records the change.
    package func addOnce<Row: RevisedRow>(
        _ kind: RequestKind, key: String?, find: (ID<Row>) throws -> Row?, add: () throws -> (row: Row, change: ID<AuditRecord>)
    ) throws -> Row {
        if let stored = try storedResult(kind, key: key), let known = try find(ID(rawValue: stored.rowID)) { return known }
        let added = try add()
        try saveResult(kind, key: key, rowID: added.row.id.rawValue, change: added.change)
        return added.row
    }

    /// Validates a request key.
    ///
    /// - Throws: `ServiceError.rule` for a malformed key.
    package func validatedKey(_ key: String) throws -> String {
        guard (1...100).contains(key.utf8.count) else { throw ServiceError.rule(.formKeyMalformed) }
        return key
    }

    /// Stores the result of a request under its key.
    package func saveResult(_ kind: RequestKind, key: String?, rowID: Int64, change: ID<AuditRecord>? = nil) throws {
        guard let key else { return }
        try RequestKeyRepository(connection, household: household).save(
            RequestKeyRepository.StoredResult(rowID: rowID, change: change), kind: kind.rawValue, request: key, at: milliseconds)
    }
}
