import Models
import StatementFiles

/// The result of reading a text with the detected layout.
struct CSVReading {
    var guess: CSVDetectedLayout
    var collected: StatementCollector

    init(_ text: String, order: DateOrder? = nil, chunk: Int = .max) throws {
        guess = try CSVFileAnalyzer.detectLayout(of: ByteWindow(MemoryByteSource(Array(text.utf8), chunk: chunk)), dateOrder: order)
        collected = try Self.read(text, layout: guess.settled(), chunk: chunk)
    }

    static func read(_ text: String, layout: CSVLayout, chunk: Int = .max) throws -> StatementCollector {
        var collector = StatementCollector()
        let reader = CSVReader(layout: layout)
        func window() -> ByteWindow { ByteWindow(MemoryByteSource(Array(text.utf8), chunk: chunk), capacity: 64) }
        for account in try reader.read(window(), into: &collector) { try reader.read(window(), account: account, into: &collector) }
        return collector
    }

    var lines: [StatementLine] { collected.statements.first?.lines ?? [] }
    var header: StatementHeader? { collected.statements.first?.header }
    var trailer: StatementTrailer? { collected.statements.first?.trailer }
    var rejected: [Diagnostic] { collected.diagnostics.filter { $0.severity == .rejected } }

    /// The lines as text: `2024-03-15 -12.50 Payee | memo`.
    var summary: [String] { lines.map { "\($0.day) \($0.amount) \($0.payee) | \($0.memo)" } }
}
