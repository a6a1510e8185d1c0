import GRDB
import GRDBSQLite

/// What can go wrong between Coffer and its database file.
package enum StorageError: Error, Hashable, Sendable {
    /// Another process kept the file locked for longer than the patience.
    case locked
    /// The disk or the file's quota is full, or the disk does not take what is written. Nothing of the write is stored.
    case full
    /// The file or its folder cannot be written.
    case readOnly
    /// The file cannot be opened: it or its folder does not exist, or is not permitted.
    case cannotOpen(path: String)
    /// What lies at the path is a folder, a pipe or a device.
    case notAFile(path: String)
    /// The file may only be read and is of an older version, so that it cannot be brought up to date.
    case outdated(found: Int, known: Int)
    /// The file is not a database, or is damaged.
    case damaged(detail: String)
    /// The file was written by a newer Coffer.
    case newerVersion(found: Int, known: Int)
    /// The file is a database, but not Coffer's.
    case foreign
    /// The SQLite library is older than 3.40.
    case oldEngine(version: String)
    /// A column holds something that no version of Coffer writes.
    case unknownValue(column: String, value: String)
    /// A rule of the schema was broken (unique, foreign key, check): a fault of the program.
    case constraint(detail: String)
    /// A sum does not fit 64 bits.
    case overflow(detail: String)
    /// A statement's parameters and what was bound to them do not fit each other: a fault of the program.
    case binding(detail: String)
    /// The disk does not give or take what it should.
    case inputOutput(code: Int32)
    /// Anything else that SQLite says.
    case other(code: Int32, detail: String)

    static func engine(_ connection: OpaquePointer?, sql: String) -> StorageError {
        let code = sqlite3_extended_errcode(connection)
        let message = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
        return StorageError(code: code, detail: "\(message) in \(sql)")
    }

    /// Of SQLite's errors of input and output those that a full disk, quota or limit is behind: no room for what two processes share, and a
    /// write that failed for another reason than `ENOSPC`, which is `SQLITE_FULL` (SQLite, *Result and Error Codes*).
    private static let codesOfFullDisks: Set<Int32> = [SQLITE_IOERR | 3 << 8, SQLITE_IOERR | 19 << 8]

    /// `SQLITE_CONSTRAINT_DATATYPE`.
    private static let codeOfDatatype: Int32 = SQLITE_CONSTRAINT | 12 << 8

    init(code: Int32, detail: String) {
        guard !Self.codesOfFullDisks.contains(code) else {
            self = .full
            return
        }
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
        case SQLITE_FULL: self = .full
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
        case SQLITE_CANTOPEN: self = .cannotOpen(path: "")
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(detail: detail)
        // A sum past 64 bits becomes a floating-point number, which no strict column takes (SQLite, *STRICT Tables*).
        case SQLITE_CONSTRAINT where code == Self.codeOfDatatype && detail.hasPrefix("cannot store REAL value in INTEGER column"):
            self = .overflow(detail: detail)
        case SQLITE_CONSTRAINT: self = .constraint(detail: detail)
        // What `SUM` answers where integers add up to more than 64 bits (SQLite, *Built-in Aggregate Functions*).
        case SQLITE_ERROR where detail.hasPrefix("integer overflow"): self = .overflow(detail: detail)
        case SQLITE_IOERR: self = .inputOutput(code: code)
        default: self = .other(code: code, detail: detail)
        }
    }

    /// Any error of the layers below as one of these; errors of the layers above pass through as they are.
    package static func wrapping(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return StorageError(code: error.extendedResultCode.rawValue, detail: error.message ?? "")
    }
}
