package import Models

/// A ledger account in an export: an own account, a category, or one of the ledger's counter-accounts.
package struct LedgerAccountExport: Encodable {
    /// `acc_…` or `cat_…`.
    let id: String
    /// `account`, `category`, `equity` or `conversion`.
    let role: String
    let name: String
    /// Own accounts only.
    let kind: AccountKind?
    /// Categories only.
    let `class`: CategoryClass?
    let institution: String?
    let currency: Currency?
    /// The masked account number: `****7890`.
    let number: String?
    /// In electronic form.
    let iban: String?
    let icon: String?
    /// `RRGGBB`.
    let color: String?
    /// The agreed overdraft or credit limit.
    let creditLimit: DecimalAmount?
    let archived: Bool
    /// Whether it is listed first. Own accounts only.
    let `default`: Bool?
    /// The member it belongs to. Own accounts that are not the household's only.
    let owner: ID<Member>?
    /// The name of that member.
    let ownerName: String?
    /// How much of it the other members see. Own accounts that are not the household's only.
    let sharing: AccountSharing?
    /// The standard category that it was created from.
    let standardCategory: StandardCategory?
    let openingTransaction: ID<Transaction>?
    /// Whether a person or a statement has provided the opening balance. Own accounts only.
    let openingKnown: Bool?
    /// The columns of its CSV files.
    let csvLayout: String?
    let createdAt: Instant

    /// An own account.
    ///
    /// - Parameter ownerName: the name of the member it belongs to.
    package init(
        _ account: Account, ownerName: String? = nil, openingTransaction: ID<Transaction>?, openingKnown: Bool, csvLayout: String?,
        createdAt: Instant
    ) {
        id = account.id.description
        role = "account"
        name = account.name
        kind = account.kind
        `class` = nil
        institution = account.institution.nonEmpty
        currency = account.currency
        number = account.maskedNumber
        iban = account.iban
        icon = nil
        color = account.color.nonEmpty
        creditLimit = account.limit == 0 ? nil : DecimalAmount(Money(minorUnits: account.limit, currency: account.currency))
        archived = account.isArchived
        `default` = account.isDefault
        owner = account.owner
        self.ownerName = ownerName
        sharing = account.owner == nil ? nil : account.sharing
        standardCategory = nil
        self.openingTransaction = openingTransaction
        self.openingKnown = openingKnown
        self.csvLayout = csvLayout
        self.createdAt = createdAt
    }

    /// A category.
    package init(_ category: Category, createdAt: Instant) {
        self.init(
            id: category.id.description, role: "category", name: category.name, class: category.class, icon: category.icon.nonEmpty,
            isArchived: category.isArchived, standardCategory: category.key, createdAt: createdAt)
    }

    /// A counter-account.
    package init(counterAccount id: LedgerAccountID, role: LedgerAccountRole, name: String, createdAt: Instant) {
        self.init(
            id: ID<Account>(rawValue: id.rawValue).description, role: role.rawValue, name: name, class: nil, icon: nil, isArchived: false,
            standardCategory: nil, createdAt: createdAt)
    }

    private init(
        id: String, role: String, name: String, class: CategoryClass?, icon: String?, isArchived: Bool,
        standardCategory: StandardCategory?, createdAt: Instant
    ) {
        self.id = id
        self.role = role
        self.name = name
        kind = nil
        self.class = `class`
        institution = nil
        currency = nil
        number = nil
        iban = nil
        self.icon = icon
        color = nil
        creditLimit = nil
        archived = isArchived
        `default` = nil
        owner = nil
        ownerName = nil
        sharing = nil
        self.standardCategory = standardCategory
        openingTransaction = nil
        openingKnown = nil
        csvLayout = nil
        self.createdAt = createdAt
    }
}
