import Ledger
import Models
import Services
import Storage

/// A kind of results that are stored by request key, so that a repeated request (form sent twice, response lost) does not create them again.
/// Features declare their own; the raw values are stored in the database.
struct RequestKind: RawRepresentable, Hashable, Sendable {
    let rawValue: String
}

extension UnitOfWork {

    /// The stored result of an earlier request with this key; nil for a new request or one without a key.
    ///
    /// - Throws: `ServiceError.rule` for a malformed key.
    func storedResult(_ kind: RequestKind, key: String?) throws -> RequestKeyRepository.StoredResult? {
        guard let key else { return nil }
        return try RequestKeyRepository(connection, household: household).result(kind.rawValue, validatedKey(key))
    }

    /// Validates a request key.
    ///
    /// - Throws: `ServiceError.rule` for a malformed key.
    func validatedKey(_ key: String) throws -> String {
        guard (1...100).contains(key.utf8.count) else { throw ServiceError.rule(.formKeyMalformed) }
        return key
    }

    /// Stores the result of a request under its key.
    func saveResult(_ kind: RequestKind, key: String?, rowID: Int64, change: ID<AuditRecord>? = nil) throws {
        guard let key else { return }
        try RequestKeyRepository(connection, household: household).save(
            RequestKeyRepository.StoredResult(rowID: rowID, change: change), kind: kind.rawValue, request: key, at: milliseconds)
    }
}
