package import Models

/// The error of a service. Users see its description and no internal details.
package enum ServiceError: Error, Hashable, Sendable {
    /// The row does not exist, or belongs to another household.
    case notFound
    /// The member's role does not permit it.
    case unauthorized
    /// The passphrase has to be confirmed first: `SecurityServiceProtocol.confirm`.
    case confirmationNeeded
    /// 500: an internal error; 503: the database is locked or the disk is full.
    case serverError(Int)
    /// A validation rule was violated; one sentence.
    case rule(String)
    /// The request does not match the data, or is incomplete; one sentence.
    case usage(String)
    /// The format of a file is ambiguous and has to be specified: one sentence, and the option to specify.
    case ambiguousFile(file: String, message: String, choice: AmbiguousOption)
    /// The row was changed by someone else since it was read.
    case conflict
    /// The change affects a closed day of an account; allowed with `allowsClosedDays`.
    case closedDay(account: String, day: Day)
    /// The database file cannot be used; one sentence.
    case database(String)
    /// A statement file was rejected; with its name and the diagnostic.
    case refusedFile(file: String, diagnostic: Diagnostic)
    /// An input file does not exist or cannot be read.
    case missingInput(file: String, reason: String)
    /// An output file cannot be written.
    case cannotWrite(file: String, reason: String)
}

/// An option that resolves an ambiguous file.
package enum AmbiguousOption: Hashable, Sendable {
    /// The order of day, month and year.
    case dateOrder
    /// The decimal separator.
    case decimal
}

extension ServiceError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound: return "Resource not found"
        case .unauthorized: return "Not authorized"
        case .confirmationNeeded: return "Enter your passphrase again to go on"
        case .serverError(let code): return "Server error (\(code))"
        case .rule(let sentence), .usage(let sentence), .database(let sentence): return sentence
        case .conflict: return "It was changed elsewhere in the meantime"
        case .closedDay(let account, let day): return "\(account) was checked and is closed up to \(day)"
        case .refusedFile(let file, let diagnostic):
            var text = file
            if diagnostic.line > 0 { text += ":\(diagnostic.line)" }
            text += ": " + diagnostic.message
            if let found = diagnostic.found { text += ", found \(found)" }
            if let expected = diagnostic.expected { text += ", expected \(expected)" }
            return text
        case .ambiguousFile(let file, let message, _): return "\(file): \(message)"
        case .missingInput(let file, let reason): return "\(file): \(reason)"
        case .cannotWrite(let file, let reason): return "\(file): \(reason)"
        }
    }
}
