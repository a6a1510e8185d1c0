import Logging
import Models
import Services
import Storage

extension ServiceError {

    /// What a person is told of a database's fault; a fault of the program, of which they are told only a code, goes to the log.
    init(logging error: StorageError) {
        self.init(error)
        guard case .serverError(let code) = self else { return }
        Logger(label: "coffer.services").error("A fault of the storage", metadata: ["code": "\(code)", "fault": "\(error.faultForLog)"])
    }

    /// Runs what may fail below; every error comes out as one that a person can be told.
    static func mapping<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as StorageError {
            throw ServiceError(logging: error)
        } catch let error as MoneyError {
            throw ServiceError.rule(error.description)
        }
    }

    /// What a person is told of a database's fault.
    init(_ error: StorageError) {
        switch error {
        case .locked:
            self = .database("The database is in use by another program; try again in a moment")
        case .full:
            self = .cannotWrite(file: "The database", reason: "The disk is full, or no more may be written to it; nothing was changed")
        case .readOnly:
            self = .unauthorized
        case .cannotOpen(let path):
            self = .cannotWrite(file: path, reason: "The database cannot be opened; its folder does not exist or is not permitted")
        case .damaged:
            self = .database("The file is not a Coffer database, or it is damaged")
        case .newerVersion(let found, let known):
            self = .database("The database was written by a newer Coffer (version \(found), this one knows \(known)); update Coffer")
        case .foreign:
            self = .database("The file is a database of another program")
        case .oldEngine(let version):
            self = .database("SQLite \(version) is too old; Coffer needs 3.40 or later")
        case .unknownValue, .constraint, .other:
            self = .serverError(500)
        }
    }
}

extension StorageError {

    /// The fault without what a column holds: amounts, names and numbers are not logged. SQLite's sentences name tables and columns, and the
    /// statement, whose values are parameters.
    fileprivate var faultForLog: String {
        switch self {
        case .unknownValue(let column, _): "unknown value in \(column)"
        case .constraint(let detail): "constraint: \(detail)"
        case .other(let code, let detail): "SQLite \(code): \(detail)"
        default: "\(self)"
        }
    }
}
