import Models

/// The last line that was read, held until it is known whether the next row continues it.
struct HeldLine {
    /// The line; only valid while one is held. The next one is set after the held one was passed on.
    var line: StatementLine
    private var note: Diagnostic?
    private var isHeld = false

    init(_ line: StatementLine) {
        self.line = line
    }

    /// Holds the line, which was set in place: a line is large, so it is not copied.
    ///
    /// - Parameter note: the diagnostic of the line.
    mutating func hold(_ note: Diagnostic?) {
        (self.note, isHeld) = (note, true)
    }

    /// Appends text to the held line's memo.
    ///
    /// - Returns: false if no line is held.
    mutating func append(_ text: String) -> Bool {
        guard isHeld else { return false }
        line.memo = line.memo.isEmpty ? text : line.memo + " " + text
        return true
    }

    /// Passes the held line to a sink.
    mutating func pass(to sink: inout some StatementSink) throws {
        guard isHeld else { return }
        isHeld = false
        try sink.line(line)
        if let note = note.take() { try sink.diagnostic(note) }
    }
}
