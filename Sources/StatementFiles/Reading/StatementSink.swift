package import Models

/// Receives the output of a reader in file order. For each statement a reader calls `begin`, then `line` for each line, then `end`.
///
/// Readers buffer one line at a time, so memory is constant. An error of the sink aborts the reading and is rethrown.
package protocol StatementSink {
    mutating func begin(_ statement: StatementHeader) throws
    mutating func line(_ line: StatementLine) throws
    mutating func end(_ statement: StatementTrailer) throws
    /// Receives diagnostics, including one for each rejected line (severity `.rejected`).
    mutating func diagnostic(_ diagnostic: Diagnostic) throws
}

/// One statement in memory, for tests and small files.
package struct ParsedStatement: Hashable, Sendable {
    /// The header passed to `begin`.
    package var header: StatementHeader
    /// The lines in file order.
    package var lines: [StatementLine] = []
    /// The trailer passed to `end`.
    package var trailer: StatementTrailer = StatementTrailer()
}

/// A sink that collects all statements and diagnostics in memory.
package struct StatementCollector: StatementSink {
    /// The statements in file order.
    package private(set) var statements: [ParsedStatement] = []
    /// The diagnostics in file order.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package mutating func begin(_ statement: StatementHeader) { statements.append(ParsedStatement(header: statement)) }
    package mutating func line(_ line: StatementLine) { statements[statements.count - 1].lines.append(line) }
    package mutating func end(_ statement: StatementTrailer) { statements[statements.count - 1].trailer = statement }
    package mutating func diagnostic(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
