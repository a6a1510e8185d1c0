/// A place where the household holds or owes money.
public struct Account: Identified, Hashable, Sendable {
    /// Prefix of ids: `acc_…`.
    public static let idPrefix = "acc"

    public var id: ID<Account>
    public var name: String
    /// The bank's name; empty where an import did not know it.
    public var institution: String
    public var kind: AccountKind
    /// Fixed once the account has an entry.
    public var currency: Currency
    /// The last four characters of the account's number, where known.
    public var numberSuffix: String?
    /// The whole IBAN in electronic form, where known.
    public var iban: String?
    /// `RRGGBB`, one of the palette of ten.
    public var color: String
    /// How far below zero the bank lets it go (checking), or the credit limit, in minor units; 0 where there is none.
    public var limit: Int64
    /// Out of lists and choices; what it holds still counts.
    public var isArchived: Bool
    /// Stands first in lists; at most one account does.
    public var isDefault: Bool
    /// Counts the changes of the row; a form or a command that changes it names the revision it saw.
    public var revision: Int64

    public init(
        id: ID<Account>, name: String, institution: String = "", kind: AccountKind, currency: Currency, numberSuffix: String? = nil,
        iban: String? = nil, color: String = Account.defaultColor, limit: Int64 = 0, isArchived: Bool = false, isDefault: Bool = false,
        revision: Int64 = 1
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
        self.revision = revision
    }

    /// The colour of an account that was given none.
    public static let defaultColor = "4ECDC4"
    /// The colour for an account beside others: the first that none of them has, from the default one on; round and round where all are taken.
    package static func nextColor(besides others: some Collection<String>) -> String {
        let start = palette.firstIndex(of: defaultColor) ?? 0
        let ring = palette[start...] + palette[..<start]
        let taken = Set(others)
        return ring.first { !taken.contains($0) } ?? palette[(start + others.count) % palette.count]
    }

    /// The colours that can be chosen, `RRGGBB`.
    public static let palette = [
        "FF6B6B", "4ECDC4", "95E1D3", "FFD93D", "6BCF7F", "A8E6CF", "FFAAA5", "FF8B94", "B4A7D6", "8AC6D1",
    ]
}
