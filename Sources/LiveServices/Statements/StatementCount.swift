import Ledger
package import Models
import Services
package import StatementFiles

/// Counts the contents of a file without importing it, to measure the readers.
package struct StatementCount: StatementSink, Sendable {
    /// The detected format's raw value.
    package private(set) var format = ""
    /// Number of statements read.
    package private(set) var statements = 0
    /// Number of lines read.
    package private(set) var lines = 0

    /// Reads a file to its end.
    ///
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`.
    package init(file name: String) throws {
        let file = try StatementFileSet.mapping(name) { try StatementFile(path: name) }
        format = file.format.rawValue
        var sink = self
        try StatementFileSet.mapping(name) { try file.read(into: &sink) }
        self = sink
    }

    package mutating func begin(_ statement: StatementHeader) { statements += 1 }
    package mutating func line(_ line: StatementLine) { lines += 1 }
    package mutating func end(_ statement: StatementTrailer) {}
    package mutating func diagnostic(_ diagnostic: Diagnostic) {}
}
