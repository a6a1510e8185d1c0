import Models

/// The last line that was read, held back until it is known whether the next row continues it.
struct HeldLine {
    /// The line; only valid while one is held.
    private(set) var line: StatementLine
    private var note: Diagnostic?
    private var isHeld = false

    init(_ line: StatementLine) {
        self.line = line
    }

    /// Passes the held line to a sink, and holds the next one.
    ///
    /// - Parameter complete: sets the line, and returns what there is to say about it; the rejection if it is none.
    /// - Returns: the rejection; nil if the line is held.
    mutating func hold(
        passing sink: inout some StatementSink, _ complete: (inout StatementLine) -> Diagnostic?
    ) throws -> Diagnostic? {
        try pass(to: &sink)
        let note = complete(&line)
        if let note, note.severity == .rejected { return note }
        (self.note, isHeld) = (note, true)
        return nil
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
