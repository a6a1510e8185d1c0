package import Models
package import Services

/// The data of a new savings account.
package struct SavingsAccountDraft: Hashable, Sendable {
    /// Of a kind for which `AccountKind.isSavings` is true; its key is the draft's.
    package var account: AccountDraft
    /// In the account's currency.
    package var contribution: Money
    package var rate: InterestRate

    package init(account: AccountDraft, contribution: Money, rate: InterestRate = .zero) {
        self.account = account
        self.contribution = contribution
        self.rate = rate
    }
}

/// The editable properties of a savings account.
package struct SavingsAccountEdit: Hashable, Sendable {
    package var name: String
    package var institution: String
    /// `RRGGBB`, one of `Account.palette`.
    package var color: String
    package var contribution: Money
    package var rate: InterestRate
    /// Nil for no change.
    package var balance: BalanceEdit?

    package init(
        name: String, institution: String, color: String, contribution: Money, rate: InterestRate = .zero, balance: BalanceEdit? = nil
    ) {
        self.name = name
        self.institution = institution
        self.color = color
        self.contribution = contribution
        self.rate = rate
        self.balance = balance
    }

    /// The current properties of an account.
    package init(_ account: SavingsAccount) {
        self.init(
            name: account.name, institution: account.institution, color: account.account.color, contribution: account.plan.contribution,
            rate: account.plan.rate)
    }
}

/// A typed balance, with the one that the form showed.
package struct BalanceEdit: Hashable, Sendable {
    package var shown: Money
    package var typed: Money

    package init(shown: Money, typed: Money) {
        self.shown = shown
        self.typed = typed
    }
}

/// The revisions of a form's original.
package struct SavingsRevision: Hashable, Sendable {
    package var account: Int64
    /// 0 if there was no plan.
    package var plan: Int64

    package init(account: Int64, plan: Int64) {
        self.account = account
        self.plan = plan
    }

    /// The current revisions of an account.
    package init(_ account: SavingsAccount) {
        self.init(account: account.account.revision, plan: account.plan.revision)
    }
}
