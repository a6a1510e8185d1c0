package import Models

/// What a service answers when it cannot do what was asked. A person sees its description and nothing of what lies beneath.
package enum ServiceError: Error, Hashable, Sendable {
    /// No such row, or another household's.
    case notFound
    /// The member's role does not allow it.
    case unauthorized
    /// The passphrase has to be given again first: `SecurityServiceProtocol.confirm`.
    case confirmationNeeded
    case networkError
    /// 500: a fault of the program; 503: the database is locked or the disk is full.
    case serverError(Int)
    /// A rule was broken; one plain sentence that says which.
    case rule(String)
    /// What was asked for does not fit what is there, or something has to be said that was not: one plain sentence.
    case usage(String)
    /// A file can be read in several ways, and a person has to say which: what is open, in one plain sentence, and what decides it.
    case needsReading(file: String, message: String, choice: ReadingChoice)
    /// Somebody else changed the row since it was read.
    case conflict
    /// The change touches a day of an account that was checked and closed. Asked again with `allowsClosedDays` it is made.
    case closedDay(account: String, day: Day)
    /// The database file cannot be used; one plain sentence that says why.
    case database(String)
    /// A statement file was refused, with its name and place.
    case refusedFile(file: String, diagnostic: Diagnostic)
    /// An input file is not there or cannot be read.
    case missingInput(file: String, reason: String)
    /// An output file cannot be written.
    case cannotWrite(file: String, reason: String)
}

/// What a person says of a file that does not say it itself.
package enum ReadingChoice: Hashable, Sendable {
    /// Whether day, month or year comes first.
    case dateOrder
    /// What stands before the decimals.
    case decimal
}

extension ServiceError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound: return "Resource not found"
        case .unauthorized: return "Not authorized"
        case .confirmationNeeded: return "Enter your passphrase again to go on"
        case .networkError: return "Network error"
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
        case .needsReading(let file, let message, _): return "\(file): \(message)"
        case .missingInput(let file, let reason): return "\(file): \(reason)"
        case .cannotWrite(let file, let reason): return "\(file): \(reason)"
        }
    }
}
