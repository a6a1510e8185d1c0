import Models

/// The last line that was read, held back until it is known whether the next row continues it.
struct HeldLine {
    private var line: StatementLine?
    private var note: Diagnostic?

    /// Holds a line and passes the one before to a sink.
    mutating func hold(_ line: StatementLine, _ note: Diagnostic?, passing sink: inout some StatementSink) throws {
        try pass(to: &sink)
        (self.line, self.note) = (line, note)
    }

    /// Appends text to the held line's memo.
    ///
    /// - Returns: false if no line is held.
    mutating func append(_ text: String) -> Bool {
        guard let memo = line?.memo else { return false }
        line?.memo = memo.isEmpty ? text : memo + " " + text
        return true
    }

    /// Passes the held line to a sink.
    mutating func pass(to sink: inout some StatementSink) throws {
        guard let line = line.take() else { return }
        try sink.line(line)
        if let note = note.take() { try sink.diagnostic(note) }
    }
}
