/// A source of income or a purpose of spending. In the ledger it is a ledger account too.
public struct Category: Identified, Hashable, Sendable {
    /// Prefix of ids: `cat_…`.
    public static let idPrefix = "cat"

    public var id: ID<Category>
    /// The standard category it was created from (`groceries`); nil for a custom category.
    public var key: StandardCategory?
    public var name: String
    public var `class`: CategoryClass
    /// An SF Symbols name.
    public var icon: String
    /// Hidden from pickers; existing entries keep it.
    public var isArchived: Bool
    /// Incremented with every change of the row.
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
