import Models
import StatementFiles

/// Counts the contents of a statement file, to measure the readers.
struct StatementCount: StatementSink {
    /// The detected format's raw value.
    private(set) var format = ""
    private(set) var statements = 0
    private(set) var lines = 0

    /// Reads a file to its end.
    init(file name: String) throws {
        let file = try StatementFile(path: name)
        format = file.format.rawValue
        var sink = self
        try file.read(into: &sink)
        self = sink
    }

    mutating func begin(_ statement: StatementHeader) { statements += 1 }
    mutating func line(_ line: StatementLine) { lines += 1 }
    mutating func end(_ statement: StatementTrailer) {}
    mutating func diagnostic(_ diagnostic: Diagnostic) {}
}
