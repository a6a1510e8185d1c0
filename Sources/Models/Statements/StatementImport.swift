/// An import, as recorded in the history.
public struct StatementImport: Identified, Hashable, Sendable {
    /// Prefix of ids: `imp_…`.
    public static let idPrefix = "imp"

    public var id: ID<StatementImport>
    /// Milliseconds since 1970.
    public var at: Int64
    /// Whether it was undone.
    public var isUndone: Bool
    /// The number of lines that were kept when it was undone, because other imports contained them.
    package var stayingLines: Int
    /// The file names, in order.
    public var files: [String]
    /// Number of new lines.
    public var newLines: Int
    /// Number of created transactions: undoing it deletes as many, unless some were deleted since.
    public var transactions: Int

    /// - Parameter transactions: nil for the number of new lines.
    package init(
        id: ID<StatementImport>, at: Int64, isUndone: Bool, stayingLines: Int = 0, files: [String], newLines: Int, transactions: Int? = nil
    ) {
        self.id = id
        self.at = at
        self.isUndone = isUndone
        self.stayingLines = stayingLines
        self.files = files
        self.newLines = newLines
        self.transactions = transactions ?? newLines
    }
}
