package import Localization
package import Models

/// The error of a service. Users see its text and no internal details; programs get its code.
package enum ServiceError: Error, Hashable, Sendable {
    /// The row does not exist, or belongs to another household.
    case notFound
    /// The member's role does not permit it.
    case unauthorized
    /// The passphrase has to be confirmed first: `ConfirmationServiceProtocol.confirm`.
    case confirmationNeeded
    /// 500: an internal error; 503: the database is locked or the disk is full.
    case serverError(Int)
    /// A rule was violated, or the request is incomplete or contradicts the data.
    case rule(RuleViolation)
    /// The format of a file is ambiguous and has to be specified; with the option to specify.
    case ambiguousFile(file: String, diagnostic: Diagnostic, choice: AmbiguousOption)
    /// The row was changed by someone else since it was read.
    case conflict
    /// The change affects a closed day of an account; allowed with `allowsClosedDays`.
    case closedDay(account: String, day: Day)
    /// The database file cannot be used.
    case database(DatabaseFailure)
    /// A statement file was rejected; with its name and the diagnostic.
    case refusedFile(file: String, diagnostic: Diagnostic)
    /// An input file does not exist or cannot be read.
    case missingInput(file: String, reason: LocalizedText)
    /// An output file cannot be written.
    case cannotWrite(file: String, reason: LocalizedText)
}

/// An option that resolves an ambiguous file.
package enum AmbiguousOption: Hashable, Sendable {
    /// The order of day, month and year.
    case dateOrder
    /// The decimal separator.
    case decimal
    /// The columns and signs of the amounts: two readings as options of the command line, each with its first amounts.
    case columns(AmountOption, AmountOption)
}

/// A reading of the amounts of a file, as options of the command line.
package struct AmountOption: Hashable, Sendable {
    /// `--columns debit=3,credit=4`, `--columns amount=5 --invert`.
    package var options: String
    /// The first amounts in this reading, separated by blanks.
    package var amounts: String

    package init(options: String, amounts: String) {
        self.options = options
        self.amounts = amounts
    }
}

// MARK: - Code and text

extension ServiceError {
    /// Identifies the error for programs; never changes. `docs/errors.md` lists all codes.
    package var code: String {
        switch self {
        case .notFound: "not-found"
        case .unauthorized: "not-permitted"
        case .confirmationNeeded: "confirmation-needed"
        case .serverError(let status): "server-error.\(status)"
        case .rule(let violation): violation.code
        case .ambiguousFile(_, let diagnostic, _), .refusedFile(_, let diagnostic): diagnostic.code.rawValue
        case .conflict: "conflict"
        case .closedDay: "closed-day"
        case .database(let failure): failure.code
        case .missingInput: "file.missing"
        case .cannotWrite: "file.not-writable"
        }
    }

    /// The HTTP status of a server error; nil for all others.
    package var serverStatus: Int? {
        if case .serverError(let status) = self { status } else { nil }
    }

    /// Whether the same request can succeed later: what a rule refuses, or a file does not say, it refuses again.
    package var mayPass: Bool {
        switch self {
        case .confirmationNeeded, .serverError, .conflict, .database, .missingInput, .cannotWrite: true
        case .notFound, .unauthorized, .rule, .ambiguousFile, .closedDay, .refusedFile: false
        }
    }

    /// The text for users.
    package var text: LocalizedText {
        switch self {
        case .notFound: "Resource not found"
        case .unauthorized: "Not authorized"
        case .confirmationNeeded: "Enter your passphrase again to go on"
        case .serverError(let status): "Server error (\(String(status)))"
        case .rule(let violation): violation.text
        case .conflict: "It was changed elsewhere in the meantime"
        case .closedDay(let account, let day): "\(account) was checked and is closed up to \(day)"
        case .database(let failure): failure.text
        case .refusedFile(let file, let diagnostic): Self.text(of: diagnostic, in: file)
        case .ambiguousFile(let file, let diagnostic, _): "\(file): \(diagnostic.text)"
        case .missingInput(let file, let reason), .cannotWrite(let file, let reason): "\(file): \(reason)"
        }
    }

    /// The first text for users about a rejected statement file; `text` has the details. Nil for other errors and other files.
    package var unreadableStatement: LocalizedText? {
        guard case .refusedFile(let file, let diagnostic) = self, diagnostic.code.isOfStatement else { return nil }
        return "Coffer cannot read \(file). Download the statement as OFX, CAMT, MT940 or CSV."
    }

    private static func text(of diagnostic: Diagnostic, in file: String) -> LocalizedText {
        let place = diagnostic.line > 0 ? "\(file):\(diagnostic.line)" : file
        return switch (diagnostic.found, diagnostic.expected) {
        case (nil, nil): "\(place): \(diagnostic.text)"
        case (let found?, nil): "\(place): \(diagnostic.text), found \(found)"
        case (nil, let expected?): "\(place): \(diagnostic.text), expected \(expected)"
        case (let found?, let expected?): "\(place): \(diagnostic.text), found \(found), expected \(expected)"
        }
    }
}

// MARK: - CustomStringConvertible

extension ServiceError: CustomStringConvertible {
    package var description: String { text.english }
}

extension DiagnosticCode {
    /// Whether it concerns a statement file, not exchange rates, backups or shared expenses.
    fileprivate var isOfStatement: Bool {
        !["rates.", "backup.", "shared."].contains { rawValue.hasPrefix($0) }
    }
}
