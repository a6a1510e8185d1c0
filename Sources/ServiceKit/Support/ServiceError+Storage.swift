import Localization
import Logging
import Models
package import Services
import Storage

extension ServiceError {
    /// The user-facing error for a storage error; for internal errors, of which the user sees only a code, details are logged.
    init(logging error: StorageError) {
        self.init(error)
        guard case .serverError(let code) = self else { return }
        Logger(label: "coffer.services").error("Storage error", metadata: ["code": "\(code)", "error": "\(error.logDescription)"])
    }

    /// Logs the failure of an operation without a waiting caller.
    package static func logFailure(_ message: String, _ error: any Error) {
        let description = (error as? StorageError)?.logDescription ?? "\(ServiceError(error))"
        logFailure(message, reason: description)
    }

    /// Logs the failure of an operation for a reason that contains nothing of the household.
    package static func logFailure(_ message: String, reason: String) {
        Logger(label: "coffer.services").warning("\(message)", metadata: ["error": "\(reason)"])
    }

    /// Runs a body and maps its errors for a user of this machine.
    package static func mapping<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            throw forLocalUser(error)
        }
    }

    package static func mapping<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch {
            throw forLocalUser(error)
        }
    }

    /// Maps a lower-level error to one for a user of this machine.
    package static func forLocalUser(_ error: any Error) -> any Error {
        switch error {
        case let error as StorageError: ServiceError(logging: error)
        case let error as TotalOverflow: ServiceError.rule(.amountTotalTooLarge(in: error.currency))
        case let error as MoneyError: ServiceError.rule(RuleViolation(error))
        default: error
        }
    }

    /// Maps a lower-level error to one for a remote member. Details about the database file are logged for the operator instead.
    package static func forRemoteUser(_ error: any Error) -> any Error {
        guard let fault = error as? StorageError else { return forLocalUser(error) }
        guard fault.concernsFile else { return ServiceError(logging: fault) }
        Logger(label: "coffer.services").error("The database cannot be used", metadata: ["error": "\(fault.logDescription)"])
        return ServiceError.serverError(503)
    }

    /// The user-facing error for a storage error.
    init(_ error: StorageError) {
        switch error {
        case .locked:
            self = .database(.locked)
        case .full:
            self = .cannotWrite(file: "The database", reason: "The disk is full, or no more may be written to it; nothing was changed")
        case .readOnly:
            self = .unauthorized
        case .cannotOpen(let path):
            self = .cannotWrite(file: path, reason: "The database cannot be opened; its folder does not exist or is not permitted")
        case .notAFile(let path):
            self = .cannotWrite(file: path, reason: "A database is an ordinary file, not a folder, a pipe or a device")
        case .outdated(let found, let known):
            self = .database(.outdated(found: found, known: known))
        case .damaged:
            self = .database(.damaged)
        case .newerVersion(let found, let known):
            self = .database(.newerVersion(found: found, known: known))
        case .foreign:
            self = .database(.foreign)
        case .oldEngine(let version):
            self = .database(.oldEngine(version: version))
        case .overflow:
            self = .rule(.amountOverflow)
        case .inputOutput, .unknownValue, .undoImage, .constraint, .binding, .scopedWrite, .other:
            self = .serverError(500)
        }
    }
}

extension StorageError {
    /// Whether the file is unusable, as opposed to a programming error.
    fileprivate var concernsFile: Bool {
        switch self {
        case .locked, .full, .readOnly, .cannotOpen, .notAFile, .outdated, .damaged, .newerVersion, .foreign, .oldEngine, .inputOutput: true
        case .unknownValue, .undoImage, .constraint, .overflow, .binding, .scopedWrite, .other: false
        }
    }

    /// The error without column values: amounts, names and numbers are not logged. SQLite's messages contain tables, columns and the
    /// statement, whose values are parameters.
    fileprivate var logDescription: String {
        switch self {
        case .unknownValue(let column, _): "unknown value in \(column)"
        case .undoImage(let change, let detail): "undo image of \(change): \(detail)"
        case .constraint(let detail): "constraint: \(detail)"
        case .binding(let detail): "binding: \(detail)"
        case .scopedWrite(let detail): "scoped write: \(detail)"
        case .other(let code, let detail): "SQLite \(code): \(detail)"
        default: "\(self)"
        }
    }
}
