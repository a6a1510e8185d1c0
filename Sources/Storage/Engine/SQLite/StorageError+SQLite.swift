import GRDB
import GRDBSQLite

/// Errors of SQLite and GRDB as `StorageError`.
extension StorageError {
    /// The last error of a connection.
    static func engine(_ connection: OpaquePointer?, sql: String) -> StorageError {
        let code = sqlite3_extended_errcode(connection)
        let message = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
        return StorageError(code: code, detail: "\(message) in \(sql)")
    }

    /// I/O errors caused by a full disk, quota or limit: no room for the shared memory file (`SQLITE_IOERR_SHMSIZE`), and a failed write
    /// (`SQLITE_IOERR_WRITE`) for another reason than `ENOSPC`, which is `SQLITE_FULL` (SQLite, *Result and Error Codes*).
    private static let diskFullCodes: Set<Int32> = [SQLITE_IOERR | 3 << 8, SQLITE_IOERR | 19 << 8]

    /// `SQLITE_CONSTRAINT_DATATYPE`.
    private static let datatypeCode: Int32 = SQLITE_CONSTRAINT | 12 << 8

    init(code: Int32, detail: String) {
        guard !Self.diskFullCodes.contains(code) else {
            self = .full
            return
        }
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
        case SQLITE_FULL: self = .full
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
        case SQLITE_CANTOPEN: self = .cannotOpen(path: "")
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(detail: detail)
        // A sum beyond 64 bits becomes a floating-point number, which a strict column rejects (SQLite, *STRICT Tables*).
        case SQLITE_CONSTRAINT where code == Self.datatypeCode && detail.hasPrefix("cannot store REAL value in INTEGER column"):
            self = .overflow(detail: detail)
        case SQLITE_CONSTRAINT: self = .constraint(detail: detail)
        // `SUM` fails if integers add up to more than 64 bits (SQLite, *Built-in Aggregate Functions*).
        case SQLITE_ERROR where detail.hasPrefix("integer overflow"): self = .overflow(detail: detail)
        case SQLITE_IOERR: self = .inputOutput(code: code)
        default: self = .other(code: code, detail: detail)
        }
    }

    /// Converts GRDB's errors to `StorageError`; returns all other errors unchanged.
    static func wrapping(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return StorageError(code: error.extendedResultCode.rawValue, detail: error.message ?? "")
    }
}
