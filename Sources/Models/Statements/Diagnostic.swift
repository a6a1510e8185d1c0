/// A diagnostic of a file: position, severity, code, found and expected text.
public struct Diagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, Hashable, Sendable {
        /// Information; all data was read.
        case note
        /// The data was read, but is unusual.
        case warning
        /// One line could not be parsed and was skipped.
        case rejected
        /// The file reports an error of the bank.
        case error
    }

    /// Line number from 1; 0 for the whole file.
    public var line: Int
    public var severity: Severity
    /// The code of the message; the services have the sentence of each code.
    public var code: DiagnosticCode
    /// The names and numbers in the sentence, in its order.
    public var arguments: [String]
    /// Text of the file, truncated to 80 characters.
    public var found: String?
    /// The expected text.
    public var expected: String?

    public init(
        line: Int, severity: Severity, code: DiagnosticCode, arguments: [String] = [], found: String? = nil, expected: String? = nil
    ) {
        self.line = line
        self.severity = severity
        self.code = code
        self.arguments = arguments
        self.found = found.map { TextLimit.cut($0, to: 80) }
        self.expected = expected
    }
}
