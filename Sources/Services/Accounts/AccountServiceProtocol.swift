package import Models

/// The household's own accounts and what they hold.
package protocol AccountServiceProtocol: Sendable {

    /// All accounts, default first, then by kind and name.
    func fetchAccounts(includingArchived: Bool) async throws -> [AccountSummary]

    /// - Throws: `ServiceError.notFound`.
    func fetchAccount(id: ID<Account>) async throws -> AccountSummary

    /// The account that a person means: by id, by exact name, by name without regard to case, or by the last characters of its number.
    ///
    /// - Throws: `ServiceError.notFound`, or `.rule` where several fit.
    func findAccount(_ text: String) async throws -> AccountSummary

    /// Balances at the end of a day (nil: now), per account, archived ones with a balance included.
    func balances(at day: Day?) async throws -> [AccountPosition]

    /// - Throws: `ServiceError.rule` with one of the sentences of `product.md` section 5.
    func addAccount(_ draft: AccountDraft) async throws -> AccountSummary

    /// Changes what a person may change of an account; fails with `.conflict` where the revision is not the newest.
    func updateAccount(_ account: Account) async throws -> AccountSummary

    func archiveAccount(id: ID<Account>) async throws
    func restoreAccount(id: ID<Account>) async throws

    /// Deletes an account. One with entries is archived instead, unless `withEntries`: then its entries go, and the other side of own
    /// transfers is given to the category *transfer*, so that no other balance moves.
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion

    /// Makes two accounts that are one into one: everything of `other` is moved to `id`.
    ///
    /// - Throws: `ServiceError.rule` where their currencies differ or the two are one.
    func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountSummary

    /// Posts the difference between what a statement says and the ledger, from equity, on the statement's day.
    func adjust(id: ID<Account>, to difference: StatementDifference) async throws
}

/// What a new account is made from.
package struct AccountDraft: Hashable, Sendable {
    package var name: String
    package var institution: String
    package var kind: AccountKind
    package var currency: Currency
    /// What it held at the end of `openingDay`; nil: not known yet.
    package var opening: Money?
    /// Nil: today.
    package var openingDay: Day?
    package var color: String
    /// An account number or IBAN.
    package var number: String?
    package var limit: Int64

    package init(
        name: String, institution: String = "", kind: AccountKind, currency: Currency, opening: Money? = nil, openingDay: Day? = nil,
        color: String = Account.defaultColor, number: String? = nil, limit: Int64 = 0
    ) {
        self.name = name
        self.institution = institution
        self.kind = kind
        self.currency = currency
        self.opening = opening
        self.openingDay = openingDay
        self.color = color
        self.number = number
        self.limit = limit
    }
}

/// An account's balance on a day.
package struct AccountPosition: Hashable, Sendable {
    package var account: Account
    package var balance: Money

    package init(account: Account, balance: Money) {
        self.account = account
        self.balance = balance
    }
}

/// What deleting an account came to.
package enum AccountDeletion: Hashable, Sendable {
    case deleted(entries: Int, transfersKept: Int)
    /// It had entries and was archived.
    case archived
}
