import ArgumentParser
package import Localization
import Models
package import Services

/// The exit code of the program (codes from 64 on are those of `sysexits.h`).
package enum ExitStatus: Int32, Hashable, Sendable {
    /// Done, with or without warnings.
    case done = 0
    /// Something was found, rejected or failed.
    case found = 1
    case usage = 64
    case badInput = 65
    case missingInput = 66
    case cannotWrite = 73
    case notPermitted = 77

    package init(_ error: ServiceError) {
        switch error {
        case .rule(let violation): self = violation.concernsRequest ? .usage : .found
        case .notFound, .serverError, .database, .conflict, .closedDay: self = .found
        case .ambiguousFile(_, _, .columns): self = .badInput
        case .ambiguousFile: self = .usage
        case .unauthorized, .confirmationNeeded: self = .notPermitted
        case .refusedFile: self = .badInput
        case .missingInput: self = .missingInput
        case .cannotWrite: self = .cannotWrite
        }
    }

    /// The exit status of an error that a command throws, and its message; nil for no message.
    ///
    /// - Parameter protected: the database file if this user may not read and write it, which then explains the error.
    package static func of(_ error: any Error, protected: String? = nil) -> (status: ExitStatus, sentence: LocalizedText?) {
        if let protected, isAbout(protected, error) {
            return (.notPermitted, "\(protected): No permission to read and write this database")
        }
        return switch error {
        case let error as ServiceError where error.ambiguousOption != nil:
            (ExitStatus(error), error.ambiguousOption.map { "\(error.text); \(hint(at: $0))" })
        case let error as ServiceError: (ExitStatus(error), error.unreadableStatement ?? error.text)
        case let error as CommandFailure: (of(error), error.text)
        case let error as MoneyError: (.found, RuleViolation(error).text)
        case OutputError.closed: (.done, nil)
        case OutputError.failed(let file, let reason): (.cannotWrite, "\(file): \(reason)")
        case let error as ValidationError: (.usage, .verbatim(error.message))
        // An internal error; its text means nothing to a user.
        default: (.found, ServiceError.serverError(500).text)
        }
    }

    /// The second line of the message of an error: where a statement file cannot be read, and why.
    package static func details(of error: any Error) -> LocalizedText? {
        guard let error = error as? ServiceError, error.unreadableStatement != nil else { return nil }
        return error.text
    }

    /// The option that resolves the ambiguity of a file.
    private static func hint(at choice: AmbiguousOption) -> LocalizedText {
        switch choice {
        case .dateOrder: "specify it with --date-order day, --date-order month or --date-order year"
        case .decimal: "specify it with --decimal point or --decimal comma"
        case .columns(let first, let second):
            "import it with \(first.options) (\(first.amounts)) or with \(second.options) (\(second.amounts))"
        }
    }

    private static func isAbout(_ protected: String, _ error: any Error) -> Bool {
        switch error {
        case ServiceError.unauthorized, CommandFailure.notPermitted: true
        case ServiceError.cannotWrite(let file, _): file == protected
        default: false
        }
    }

    private static func of(_ failure: CommandFailure) -> ExitStatus {
        switch failure {
        case .usage: .usage
        case .notFound, .failed: .found
        case .notPermitted: .notPermitted
        }
    }
}

extension ServiceError {
    /// What a file left open.
    fileprivate var ambiguousOption: AmbiguousOption? { if case .ambiguousFile(_, _, let choice) = self { choice } else { nil } }
}
