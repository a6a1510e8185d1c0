package import Models

/// What a new account is made from.
package struct AccountDraft: Hashable, Sendable {
    package var name: String
    /// The bank's name; may be empty.
    package var institution: String
    package var kind: AccountKind
    package var currency: Currency
    /// What it held at the end of `openingDay`; nil: not known yet.
    package var opening: Money?
    /// Nil: today.
    package var openingDay: Day?
    /// `RRGGBB`, one of `Account.palette`.
    package var color: String
    /// An account number or IBAN.
    package var number: String?
    /// Agreed overdraft, or the credit limit, in minor units; 0 where there is none.
    package var limit: Int64
    /// Made by the form and sent with every attempt, so that a draft that comes twice makes one account.
    package var key: String?

    package init(
        name: String, institution: String = "", kind: AccountKind, currency: Currency, opening: Money? = nil, openingDay: Day? = nil,
        color: String = Account.defaultColor, number: String? = nil, limit: Int64 = 0, key: String? = nil
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
        self.key = key
    }
}
