/// A statement with the tables that it may name, which can be restricted to what a reader sees.
///
/// The restriction is a common table expression with the name of each table that hides something: it shadows the table in the whole statement,
/// and engines merge it into the query that names it, so indexes and the order of joins stay.
struct VisibleStatement {
    /// What a statement does, by the word that it begins with.
    private enum Kind {
        case select, with, recursiveWith, other
    }

    private let text: String
    private let kind: Kind
    /// Where the list of common table expressions continues; the beginning for a statement without them.
    private let end: String.Index
    /// Names that may be those of tables, in lower case: all words that are no columns of a named table.
    private let names: Set<String>

    init(_ text: String) {
        let words = SQLWords(text)
        var all = words.makeIterator()
        let first = all.next()
        self.text = text
        switch first?.text {
        case "select", "values":
            kind = .select
            end = text.startIndex
        case "with":
            let second = all.next()
            let isRecursive = second?.text == "recursive"
            kind = isRecursive ? .recursiveWith : .with
            end = (isRecursive ? second?.end : first?.end) ?? text.endIndex
        default:
            kind = .other
            end = text.startIndex
        }
        names = Set(words.filter { !$0.isQualified }.map(\.text))
    }

    /// Whether it returns rows and changes none.
    private var isReading: Bool { kind != .other && names.isDisjoint(with: ["insert", "update", "delete"]) }

    /// The tables among its names whose rows a reader does not all see, in the order of their names.
    func tables(for reach: Reach, of policies: VisibilityPolicies) -> [String] {
        names.filter { policies.hides($0, from: reach) }.sorted()
    }

    /// The text for a reader.
    ///
    /// - Throws: `StorageError.scopedWrite` for a statement that changes rows.
    func text(for reach: Reach, of policies: VisibilityPolicies, in dialect: Dialect) throws(StorageError) -> String {
        guard isReading else { throw .scopedWrite(detail: text) }
        let expressions = tables(for: reach, of: policies).compactMap { policies.expression(of: $0, for: reach, in: dialect) }
        guard !expressions.isEmpty else { return text }
        let list = expressions.joined(separator: ", ")
        switch kind {
        case .with, .recursiveWith: return "\(text[..<end]) \(list),\(text[end...])"
        case .select, .other: return "WITH \(list) \(text)"
        }
    }
}
