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

    /// - Parameter isProtected: whether the database file is one that this user may not write.
    init(_ error: ServiceError, isProtected: Bool = false) {
        switch error {
        case .notFound, .networkError, .rule, .conflict: self = .found
        case .serverError, .database: self = isProtected ? .notPermitted : .found
        case .usage: self = .usage
        case .unauthorized: self = .notPermitted
        case .refusedFile: self = .badInput
        case .missingInput: self = .missingInput
        case .cannotWrite: self = .cannotWrite
        }
    }

    /// The status for anything that a command throws, and the sentence that a person sees; nil where there is nothing to say.
    static func of(_ error: any Error, isProtected: Bool = false) -> (status: ExitStatus, sentence: String?) {
        switch error {
        case let error as ServiceError: (ExitStatus(error, isProtected: isProtected), error.description)
        case let error as CommandFailure: (of(error), error.description)
        case let error as MoneyError: (.found, error.description)
        case OutputError.closed: (.done, nil)
        case OutputError.failed(let file, let reason): (.cannotWrite, "\(file): \(reason)")
        case let error as ValidationError: (.usage, error.message)
        // An error of the program's own inside; its text says nothing to a person.
        default: (.found, ServiceError.serverError(500).description)
        }
    }

    private static func of(_ failure: CommandFailure) -> ExitStatus {
        switch failure {
        case .usage: .usage
        case .notFound, .failed: .found
        }
    }
}
