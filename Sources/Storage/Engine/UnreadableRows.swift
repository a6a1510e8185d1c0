/// Rows with values that no version of Coffer writes, collected while everything is read: one such row does not hide the others.
struct UnreadableRows {
    /// How many are named.
    private static let limit = 100

    /// One sentence for each row and column, in the order in which they were found.
    private(set) var sentences: [String] = []
    private var known: Set<String> = []

    /// Whether an error follows from a row that was left out: it is none of the engine, and there is such a row.
    func explains(_ error: any Error) -> Bool { !sentences.isEmpty && !(error is StorageError) && !(error is CancellationError) }

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - sql: the statement that read it.
    ///   - key: the row's id; nil if the statement does not read it.
    ///   - value: the value as text; empty if it is not to be shown.
    mutating func add(_ sql: String, key: String?, column: String, value: String) {
        let row = [Self.table(of: sql), key].compactMap(\.self).joined(separator: " ")
        let sentence = "\(row): \(column) holds \(value.isEmpty ? "a value" : "“\(value)”"), which cannot be read"
        guard sentences.count < Self.limit, known.insert(sentence).inserted else { return }
        sentences.append(sentence)
    }

    /// The first table that a statement reads from.
    private static func table(of sql: String) -> String {
        let words = sql.split { $0 == " " || $0 == "\n" || $0 == "(" }
        guard let from = words.firstIndex(of: "FROM"), from + 1 < words.count else { return "A row" }
        return String(words[from + 1])
    }
}
