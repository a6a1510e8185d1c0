import Models

/// What is typed into the forms of a new and of an edited savings account, and what is wrong with it.
struct SavingsForm: Hashable {
    var name = ""
    var institution = ""
    /// Its code.
    var currency = ""
    var balanceText = ""
    var monthlyContributionText = ""
    /// In percent.
    var rateText = ""
    var basis = InterestRate.Basis.nominal
    /// `RRGGBB`.
    var color = Account.defaultColor

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var name: String?
        var institution: String?
        var balance: String?
        var contribution: String?
        var rate: String?
        /// What stands against the form as a whole.
        var form: String?

        /// In the order of the fields.
        var all: [String] { [name, institution, balance, contribution, rate, form].compactMap(\.self) }
    }

    init() {}

    /// The form of an account that is there.
    init(_ account: SavingsAccount, locale: LocaleFormat) {
        name = account.name
        institution = account.institution
        currency = account.account.currency.code
        balanceText = account.balance.typedText(in: locale)
        if !account.plan.contribution.isZero { monthlyContributionText = account.plan.contribution.typedText(in: locale) }
        rateText = account.plan.rate.typedText(in: locale)
        basis = account.plan.rate.basis
        color = account.account.color
    }

    // MARK: - Reading

    /// Nil where it is empty or not a valid number.
    func balance(in locale: LocaleFormat, _ currency: Currency) -> Money? {
        guard let balance = AmountParser.parse(balanceText, locale: locale, currency: currency),
            SavingsRule.violation(ofBalance: balance) == nil
        else { return nil }
        return balance
    }

    /// Nothing where it is empty; nil where it is not a valid number, or below zero.
    func contribution(in locale: LocaleFormat, _ currency: Currency) -> Money? {
        guard !monthlyContributionText.trimmed.isEmpty else { return .zero(currency) }
        guard let amount = AmountParser.parse(monthlyContributionText, locale: locale, currency: currency),
            SavingsRule.violation(ofContribution: amount) == nil
        else { return nil }
        return amount
    }

    /// No interest where it is empty; nil where it is not a rate.
    func rate(in locale: LocaleFormat) -> InterestRate? { InterestRate(typed: rateText, basis, in: locale) }

    /// All that is wrong with what is typed.
    func errors(in locale: LocaleFormat, _ currency: Currency) -> Errors {
        var errors = Errors()
        errors.name = AccountTextRule.violation(ofName: name)
        errors.institution = AccountTextRule.violation(ofInstitution: institution, isRequired: true)
        if balance(in: locale, currency) == nil { errors.balance = SavingsRule.balanceViolation }
        if contribution(in: locale, currency) == nil { errors.contribution = SavingsRule.contributionViolation }
        if rate(in: locale) == nil { errors.rate = SavingsRule.rateViolation }
        return errors
    }
}
