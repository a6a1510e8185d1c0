import Localization
import Models
import SavingsModel
import ScreenKit
import Services

/// The values of the forms of new and existing savings accounts, and their validation.
struct SavingsForm: FormValues {
    var name = ""
    var institution = ""
    /// The code of the currency.
    var currency = ""
    var balanceText = ""
    var monthlyContributionText = ""
    /// The interest rate in percent.
    var rateText = ""
    var basis = InterestRate.Basis.nominal
    /// The color as `RRGGBB`.
    var color = Account.defaultColor

    /// The fields that can be wrong.
    enum Field: String, FormField, CaseIterable {
        case name, institution, balance, contribution, rate

        static var others: [String: Field] { ["opening": .balance] }
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    /// Creates the form that edits an existing account.
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

    /// Parses the balance; nil if it is empty or not a valid number.
    func balance(in locale: LocaleFormat, _ currency: Currency) -> Money? {
        guard let balance = AmountParser.parse(balanceText, locale: locale, currency: currency),
            SavingsRule.allows(balance: balance)
        else { return nil }
        return balance
    }

    /// Parses the monthly contribution: zero if empty; nil if it is invalid or negative.
    func contribution(in locale: LocaleFormat, _ currency: Currency) -> Money? {
        guard !monthlyContributionText.trimmed.isEmpty else { return .zero(currency) }
        guard let amount = AmountParser.parse(monthlyContributionText, locale: locale, currency: currency),
            SavingsRule.allows(contribution: amount)
        else { return nil }
        return amount
    }

    /// Parses the interest rate: zero if empty; nil if it is invalid.
    func rate(in locale: LocaleFormat) -> InterestRate? { InterestRate(typed: rateText, basis, in: locale) }

    /// Validates the form.
    func errors(in locale: LocaleFormat, _ currency: Currency) -> Errors {
        var errors = Errors()
        errors[.name] = AccountTextRule.violation(ofName: name).map { RuleViolation($0).text }
        let institutionViolation = AccountTextRule.violation(ofInstitution: institution, isRequired: true)
        errors[.institution] = institutionViolation.map { RuleViolation($0).text }
        if balance(in: locale, currency) == nil { errors[.balance] = RuleViolation.savingsBalanceInvalid.text }
        if contribution(in: locale, currency) == nil { errors[.contribution] = RuleViolation.savingsContributionInvalid.text }
        if rate(in: locale) == nil { errors[.rate] = RuleViolation.savingsRateInvalid.text }
        return errors
    }
}
