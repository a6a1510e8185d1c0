/// One import as the history keeps it.
public struct StatementImport: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `imp_…`.
    public static let idPrefix = "imp"

    public var id: ID<StatementImport>
    /// Milliseconds since 1970.
    public var at: Int64
    /// Whether it was taken back.
    public var isUndone: Bool
    /// The files' names, in order.
    public var files: [String]
    /// Lines that were new.
    public var newLines: Int
    /// Transactions that it made: undoing it removes as many, unless people have deleted some since.
    public var transactions: Int

    /// - Parameter transactions: nil: as many as there were new lines.
    public init(id: ID<StatementImport>, at: Int64, isUndone: Bool, files: [String], newLines: Int, transactions: Int? = nil) {
        self.id = id
        self.at = at
        self.isUndone = isUndone
        self.files = files
        self.newLines = newLines
        self.transactions = transactions ?? newLines
    }
}
