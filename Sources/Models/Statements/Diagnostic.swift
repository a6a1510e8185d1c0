/// What was noticed in a file: where, how bad, what was found and what was expected.
public struct Diagnostic: Hashable, Sendable {

    /// How much it matters.
    public enum Severity: String, Hashable, Sendable {
        /// Good to know; nothing was left out.
        case note
        /// Read, but something was not as it should be.
        case warning
        /// One line could not be read and was left out; the others stay.
        case rejected
        /// The bank says that it could not make the statement.
        case error
    }

    /// From 1; 0 where it concerns the whole file.
    public var line: Int
    public var severity: Severity
    /// One plain sentence without a full stop.
    public var message: String
    /// The file's own text, shortened to 80 characters.
    public var found: String?
    /// What should have stood there.
    public var expected: String?

    public init(line: Int, severity: Severity, message: String, found: String? = nil, expected: String? = nil) {
        self.line = line
        self.severity = severity
        self.message = message
        self.found = found.map { TextLimit.cut($0, to: 80) }
        self.expected = expected
    }
}
