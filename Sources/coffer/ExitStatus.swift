import ArgumentParser
import Models
import Services

/// What the program answers to whoever started it (`product.md` section 14; numbers from 64 on by `sysexits.h`).
enum ExitStatus: Int32, Hashable, Sendable {
    /// Done, with or without warnings.
    case done = 0
    /// Something was found, rejected or failed.
    case found = 1
    case usage = 64
    case badInput = 65
    case missingInput = 66
    case cannotWrite = 73
    case notPermitted = 77

    init(_ error: ServiceError) {
        switch error {
        case .notFound, .networkError, .serverError, .database, .rule, .conflict, .closedDay: self = .found
        case .usage, .ambiguousFile: self = .usage
        case .unauthorized, .confirmationNeeded: self = .notPermitted
        case .refusedFile: self = .badInput
        case .missingInput: self = .missingInput
        case .cannotWrite: self = .cannotWrite
        }
    }

    /// The status for anything that a command throws, and the sentence that a person sees; nil where there is nothing to say.
    ///
    /// - Parameter protected: the database file, where this user may not read and write it: then that is why it could not be used.
    static func of(_ error: any Error, protected: String? = nil) -> (status: ExitStatus, sentence: String?) {
        if let protected, isAbout(protected, error) { return (.notPermitted, "\(protected): You may not read and write this database") }
        return switch error {
        case ServiceError.ambiguousFile(_, _, let choice): (.usage, "\(error); \(hint(at: choice))")
        case let error as ServiceError: (ExitStatus(error), error.description)
        case let error as CommandFailure: (of(error), error.description)
        case let error as MoneyError: (.found, error.description)
        case OutputError.closed: (.done, nil)
        case OutputError.failed(let file, let reason): (.cannotWrite, "\(file): \(reason)")
        case let error as ValidationError: (.usage, error.message)
        // An error of the program's own inside; its text says nothing to a person.
        default: (.found, ServiceError.serverError(500).description)
        }
    }

    /// The option that decides what a file leaves open.
    private static func hint(at choice: AmbiguousOption) -> String {
        switch choice {
        case .dateOrder: "say it with --date-order day, --date-order month or --date-order year"
        case .decimal: "say it with --decimal point or --decimal comma"
        }
    }

    private static func isAbout(_ protected: String, _ error: any Error) -> Bool {
        switch error {
        case ServiceError.unauthorized: true
        case ServiceError.cannotWrite(let file, _): file == protected
        default: false
        }
    }

    private static func of(_ failure: CommandFailure) -> ExitStatus {
        switch failure {
        case .usage: .usage
        case .notFound, .failed: .found
        }
    }
}
