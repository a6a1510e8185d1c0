package import Models

/// Where a reader puts what it finds, in the order of the file: `begin`, then lines, then `end`, for each statement.
///
/// Readers hold one line at a time, so memory does not grow with the file. An error that a sink throws ends the reading and is passed on.
package protocol StatementSink {
    mutating func begin(_ statement: StatementHeader) throws
    mutating func line(_ line: StatementLine) throws
    mutating func end(_ statement: StatementTrailer) throws
    /// Also tells of each rejected line (severity `.rejected`).
    mutating func diagnostic(_ diagnostic: Diagnostic) throws
}

/// One statement held whole, for tests and small files.
package struct ParsedStatement: Hashable, Sendable {
    package var header: StatementHeader
    package var lines: [StatementLine]
    package var trailer: StatementTrailer

    package init(header: StatementHeader, lines: [StatementLine] = [], trailer: StatementTrailer = StatementTrailer()) {
        self.header = header
        self.lines = lines
        self.trailer = trailer
    }
}

/// A sink that keeps everything.
package struct StatementCollector: StatementSink {
    package private(set) var statements: [ParsedStatement] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package mutating func begin(_ statement: StatementHeader) { statements.append(ParsedStatement(header: statement)) }
    package mutating func line(_ line: StatementLine) { statements[statements.count - 1].lines.append(line) }
    package mutating func end(_ statement: StatementTrailer) { statements[statements.count - 1].trailer = statement }
    package mutating func diagnostic(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
