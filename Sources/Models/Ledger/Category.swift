/// Where income comes from or spending goes to. In the ledger it is an account too.
public struct Category: Identified, Hashable, Sendable {
    /// Prefix of ids: `cat_…`.
    public static let idPrefix = "cat"

    public var id: ID<Category>
    /// The name of a category that every household begins with (`groceries`), or nil for one of its own.
    public var key: StandardCategory?
    public var name: String
    public var `class`: CategoryClass
    /// The name of a line icon (SF Symbols names).
    public var icon: String
    /// Out of choices; entries keep it.
    public var isArchived: Bool
    /// Counts the changes of the row.
    public var revision: Int64

    public init(
        id: ID<Category>, key: StandardCategory? = nil, name: String, class: CategoryClass, icon: String, isArchived: Bool = false,
        revision: Int64 = 1
    ) {
        self.id = id
        self.key = key
        self.name = name
        self.class = `class`
        self.icon = icon
        self.isArchived = isArchived
        self.revision = revision
    }
}
