/// An account in which the household holds or owes money.
public struct Account: Identified, Hashable, Sendable {
    /// Prefix of ids: `acc_…`.
    public static let idPrefix = "acc"

    public var id: ID<Account>
    public var name: String
    /// The bank's name; empty if an import did not provide it.
    public var institution: String
    public var kind: AccountKind
    /// Cannot change once the account has an entry.
    public var currency: Currency
    /// The last four characters of the account number, where known; empty for a number of four characters or fewer.
    public var numberSuffix: String?
    /// The IBAN in electronic form, where known.
    public var iban: String?
    /// `RRGGBB`, one of the ten colours of `palette`.
    public var color: String
    /// Agreed overdraft (checking) or credit limit, in minor units; 0 for none.
    public var limit: Int64
    /// Hidden from lists and pickers; its balance still counts.
    public var isArchived: Bool
    /// Listed first; at most one account is the default.
    public var isDefault: Bool
    /// The member it belongs to; nil: it is the household's.
    public var owner: ID<Member>?
    /// How much of it the other members see; `full` for the household's.
    public var sharing: AccountSharing
    /// Incremented with every change of the row; an edit names the revision it is based on.
    public var revision: Int64

    public init(
        id: ID<Account>, name: String, institution: String = "", kind: AccountKind, currency: Currency, numberSuffix: String? = nil,
        iban: String? = nil, color: String = Account.defaultColor, limit: Int64 = 0, isArchived: Bool = false, isDefault: Bool = false,
        owner: ID<Member>? = nil, sharing: AccountSharing = .full, revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.institution = institution
        self.kind = kind
        self.currency = currency
        self.numberSuffix = numberSuffix
        self.iban = iban
        self.color = color
        self.limit = limit
        self.isArchived = isArchived
        self.isDefault = isDefault
        self.owner = owner
        self.sharing = sharing
        self.revision = revision
    }

    /// The default colour.
    public static let defaultColor = "4ECDC4"
    /// The first palette colour that no other account uses, starting with the default one; repeats where all are used.
    package static func nextColor(besides others: some Collection<String>) -> String {
        let start = palette.firstIndex(of: defaultColor) ?? 0
        let ring = palette[start...] + palette[..<start]
        let taken = Set(others)
        return ring.first { !taken.contains($0) } ?? palette[(start + others.count) % palette.count]
    }

    /// Available colours, `RRGGBB`.
    public static let palette = [
        "FF6B6B", "4ECDC4", "95E1D3", "FFD93D", "6BCF7F", "A8E6CF", "FFAAA5", "FF8B94", "B4A7D6", "8AC6D1",
    ]
}
