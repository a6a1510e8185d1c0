/// An entry of the audit history: the member, the change and its time.
public struct AuditRecord: Identified, Hashable, Sendable {
    /// Prefix of ids: `chg_…`.
    public static let idPrefix = "chg"

    /// The kind of a change. Features declare their own; the raw values are stored in the database.
    public struct Action: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public var id: ID<AuditRecord>
    /// Milliseconds since 1970.
    public var at: Int64
    /// Nil for the command line.
    public var member: ID<Member>?
    public var action: Action
    /// A short name of the changed object: a payee, an account name.
    public var subject: String
    /// Whether the change was undone later.
    public var isUndone: Bool
    /// The id of the object with its prefix (`acc_…`); empty if it is not known.
    public var target: String
    /// The changed fields of the transaction, or those that several transactions have in common.
    public var changes: [FieldChange]

    public init(
        id: ID<AuditRecord>, at: Int64, member: ID<Member>?, action: Action, subject: String, isUndone: Bool, target: String = "",
        changes: [FieldChange] = []
    ) {
        self.id = id
        self.at = at
        self.member = member
        self.action = action
        self.subject = subject
        self.isUndone = isUndone
        self.target = target
        self.changes = changes
    }
}
