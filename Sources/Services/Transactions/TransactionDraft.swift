package import Models

/// What a person enters.
package struct TransactionDraft: Hashable, Sendable {
    package var account: ID<Account>
    /// As the account sees it: negative for spending. Of the account's currency.
    package var amount: Money
    /// Of both sides.
    package var day: Day
    /// Who it was with; may be empty.
    package var payee: String
    /// Of the first part, where there are several; may be empty.
    package var note: String
    /// A category, or nil: what was chosen last for the payee, else other or other income.
    package var category: ID<Category>?
    /// The own account on the other side instead of a category.
    package var transferAccount: ID<Account>?
    /// What reaches or leaves `transferAccount`, above zero, where it has another currency; nil where both have one.
    package var otherAmount: Money?
    /// Names; those that are new are made.
    package var tags: [String]
    package var status: TransactionStatus
    /// A split that is entered at once, its parts adding up to the amount; empty: one part. Then `category` is nil.
    package var parts: [SplitPart]
    /// Made by the form and sent with every attempt, so that a draft that comes twice is posted once.
    package var key: String?
    /// Whether it may be posted on a closed day.
    package var allowsClosedDays: Bool

    package init(
        account: ID<Account>, amount: Money, day: Day, payee: String = "", note: String = "", category: ID<Category>? = nil,
        transferAccount: ID<Account>? = nil, otherAmount: Money? = nil, tags: [String] = [], status: TransactionStatus = .completed,
        parts: [SplitPart] = [], key: String? = nil, allowsClosedDays: Bool = false
    ) {
        self.account = account
        self.amount = amount
        self.day = day
        self.payee = payee
        self.note = note
        self.category = category
        self.transferAccount = transferAccount
        self.otherAmount = otherAmount
        self.tags = tags
        self.status = status
        self.parts = parts
        self.key = key
        self.allowsClosedDays = allowsClosedDays
    }
}
