package import Models

/// A row of `account`: an own account, a category, or one of the ledger's counter-accounts.
package struct LedgerAccountRecord: Hashable, Sendable {
    package var id: LedgerAccountID
    package var role: LedgerAccountRole
    package var name: String
    /// The bank's name; empty if there is none.
    package var institution: String
    /// Own accounts only.
    package var kind: AccountKind?
    /// Categories only.
    package var categoryClass: CategoryClass?
    /// The standard category; nil for a category that the household created.
    package var categoryKey: StandardCategory?
    /// The name of a category's icon; empty for other roles.
    package var icon: String
    /// `RRGGBB`.
    package var color: String
    /// Own accounts only.
    package var currency: Currency?
    /// The last four characters.
    package var numberSuffix: String?
    /// HMAC-SHA256 over bank and number with the household's key.
    package var numberHash: [UInt8]?
    /// In electronic format: upper case, without spaces.
    package var iban: String?
    /// Agreed overdraft or credit limit, in minor units.
    package var limit: Int64
    package var isArchived: Bool
    /// Whether it is listed first; at most one account is the default.
    package var isDefault: Bool
    /// The member that an own account belongs to; nil: it is the household's.
    package var owner: ID<Member>?
    /// How much of it the other members see; `full` for the household's.
    package var sharing: AccountSharing
    /// The group that posted the opening balance.
    package var openingGroup: ID<Transaction>?
    /// Whether a person or a statement has provided the opening balance.
    package var isOpeningKnown: Bool
    /// The layout of its CSV files, as encoded by `CSVLayout`.
    package var csvLayout: String?
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// Increases with every change of the row.
    package var revision: Int64

    package init(
        id: LedgerAccountID, role: LedgerAccountRole, name: String, institution: String = "", kind: AccountKind? = nil,
        categoryClass: CategoryClass? = nil,
        categoryKey: StandardCategory? = nil, icon: String = "", color: String = Account.defaultColor, currency: Currency? = nil,
        numberSuffix: String? = nil, numberHash: [UInt8]? = nil, iban: String? = nil, limit: Int64 = 0, isArchived: Bool = false,
        isDefault: Bool = false, openingGroup: ID<Transaction>? = nil, isOpeningKnown: Bool = false, csvLayout: String? = nil,
        owner: ID<Member>? = nil, sharing: AccountSharing = .full, createdAt: Int64, revision: Int64 = 1
    ) {
        self.id = id
        self.role = role
        self.name = name
        self.institution = institution
        self.kind = kind
        self.categoryClass = categoryClass
        self.categoryKey = categoryKey
        self.icon = icon
        self.color = color
        self.currency = currency
        self.numberSuffix = numberSuffix
        self.numberHash = numberHash
        self.iban = iban
        self.limit = limit
        self.isArchived = isArchived
        self.isDefault = isDefault
        self.owner = owner
        self.sharing = sharing
        self.openingGroup = openingGroup
        self.isOpeningKnown = isOpeningKnown
        self.csvLayout = csvLayout
        self.createdAt = createdAt
        self.revision = revision
    }

    /// The own account; nil for another role.
    package func toAccount() -> Account? {
        guard role == .own, let kind, let currency else { return nil }
        return Account(
            id: ID(rawValue: id.rawValue), name: name, institution: institution, kind: kind, currency: currency, numberSuffix: numberSuffix,
            iban: iban, color: color, limit: limit, isArchived: isArchived, isDefault: isDefault, owner: owner, sharing: sharing,
            revision: revision)
    }

    /// The category; nil for another role.
    package func toCategory() -> Category? {
        guard role == .category, let categoryClass else { return nil }
        return Category(
            id: ID(rawValue: id.rawValue), key: categoryKey, name: name, class: categoryClass, icon: icon, isArchived: isArchived,
            revision: revision)
    }
}
