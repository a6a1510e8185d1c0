import Models

/// A message with marks in lower case, held until its balances prove them.
///
/// A mark is one letter, and a damaged one turns a debit into a credit: `c` and `d` are accepted if opening balance, lines and closing balance agree,
/// and rejected otherwise.
struct MT940HeldMessage {
    /// The events since the first mark in lower case, in file order.
    private enum Event {
        case line(StatementLine)
        case lowerCaseLine(StatementLine, content: [UInt8])
        case lowerCaseBalance([UInt8], line: Int, code: DiagnosticCode)
        case diagnostic(Diagnostic)
    }

    /// The number of events beyond which marks in lower case are rejected.
    static let limit = 100_000

    private var events: [Event] = []
    private(set) var lineCount = 0
    private var markCount = 0

    mutating func add(_ line: StatementLine, content: [UInt8], isLowerCase: Bool) {
        events.append(isLowerCase ? .lowerCaseLine(line, content: content) : .line(line))
        lineCount += 1
        if isLowerCase { markCount += 1 }
    }

    mutating func add(_ diagnostic: Diagnostic) { events.append(.diagnostic(diagnostic)) }

    mutating func addBalance(_ content: [UInt8], line: Int, code: DiagnosticCode) {
        events.append(.lowerCaseBalance(content, line: line, code: code))
        markCount += 1
    }

    /// Passes the held events to a sink.
    ///
    /// - Parameters:
    ///   - isProven: whether the balances prove the marks; otherwise their lines are rejected.
    ///   - line: the line at which the message begins.
    func release(isProven: Bool, line: Int, into sink: inout some StatementSink) throws {
        if isProven {
            try sink.diagnostic(Diagnostic(line: line, severity: .note, code: .mt940LowerCaseMarks, arguments: ["\(markCount)"]))
        }
        for event in events {
            switch event {
            case .line(let line): try sink.line(line)
            case .diagnostic(let diagnostic): try sink.diagnostic(diagnostic)
            case .lowerCaseLine(let line, let content):
                if isProven {
                    try sink.line(line)
                } else {
                    try sink.diagnostic(
                        Diagnostic(
                            line: line.line, severity: .rejected, code: .mt940LineUnreadable, found: Self.text(content),
                            expected: "C, D, RC, RD, EC or ED"))
                }
            case .lowerCaseBalance(let content, let line, let code):
                guard !isProven else { continue }
                try sink.diagnostic(
                    Diagnostic(line: line, severity: .warning, code: code, found: Self.text(content), expected: "C260131EUR123,45"))
            }
        }
    }

    private static func text(_ content: [UInt8]) -> String { String(decoding: content.prefix(320), as: UTF8.self) }
}
