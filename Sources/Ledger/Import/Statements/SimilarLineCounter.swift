import Models

/// Counts the new lines of a statement whose day and amount occur in another file, too: they may be the same lines with another text.
final class SimilarLineCounter {
    /// The number of distinct days and amounts that are examined at the end; beyond it the lines count as not in the statement.
    private static let limit = 10_000

    private struct Key: Hashable {
        var day: Day
        var amount: Int64
    }

    private let window: LineWindow
    private var count = 0
    private var first: [Key: LineWindow.Query] = [:]

    init(_ window: LineWindow) {
        self.window = window
    }

    /// Adds a new line, before it is stored.
    func add(_ query: LineWindow.Query) throws {
        guard query.amount != 0, try window.hasSimilar(query) else { return }
        count += 1
        if first.count < Self.limit { first[Key(day: query.day, amount: query.amount)] = query }
    }

    /// A warning with the number of these lines: if the statement adds no others, or lacks known lines of their days and amounts.
    ///
    /// - Parameters:
    ///   - newLines: the number of all new lines.
    ///   - line: the line at which the statement begins.
    func warning(newLines: Int, line: Int) throws -> Diagnostic? {
        guard count > 0 else { return nil }
        guard try count == newLines || first.count == Self.limit || first.values.contains(where: { try window.hasUnusedSimilar($0) })
        else { return nil }
        return Diagnostic(line: line, severity: .warning, code: .importLinesAlike, arguments: ["\(count)"])
    }
}
