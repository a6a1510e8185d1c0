package import Models

/// The reason why a whole file is rejected. Nothing of it is stored.
package struct StatementFileError: Error, Hashable, Sendable {
    /// The category of the error, by which callers map it to a response.
    package enum Reason: Hashable, Sendable {
        case empty
        case binary
        case unknownFormat
        case undecodable(encoding: String)
        case tooLarge(limitMegabytes: Int)
        /// The file ends early: an unclosed element or quote.
        case truncated
        /// The file violates its format.
        case malformed
        /// Deep nesting, entity expansion, external entities, or a token over the size limit.
        case hostile
        /// The file is ambiguous and needs a choice by the user (`--account`, date order).
        case needsChoice
    }

    /// The choice that an ambiguous file needs.
    package enum Choice: Hashable, Sendable {
        case dateOrder, decimal
        /// The columns and signs of the amounts.
        case columns
    }

    /// The category of the error.
    package var reason: Reason
    /// The choice that resolves `.needsChoice`; nil if no choice does.
    package var choice: Choice?
    /// The line, from 1; 0 if the error concerns the whole file.
    package var line: Int
    /// The code of the message; the services have the sentence of each code.
    package var code: DiagnosticCode
    /// The names and numbers in the sentence, in its order.
    package var arguments: [String]
    /// The offending text, at most 80 characters.
    package var found: String?
    /// The form that the format requires instead.
    package var expected: String?

    package init(
        _ reason: Reason, choice: Choice? = nil, line: Int = 0, code: DiagnosticCode, arguments: [String] = [], found: String? = nil,
        expected: String? = nil
    ) {
        self.reason = reason
        self.choice = choice
        self.line = line
        self.code = code
        self.arguments = arguments
        self.found = found.map { String($0.prefix(80)) }
        self.expected = expected
    }
}
