import Localization
import Models
import Observation
import ScreenKit
import Services

/// The shared part of the view models that create and edit a savings account: the form fields as properties, and their validation.
protocol SavingsFormModel: AnyObject, Observable {
    var form: SavingsForm { get set }
    var context: SavingsContext { get }
    /// The currency of the amounts.
    var currency: Currency { get }
    /// The idempotency key: a form that is submitted twice creates one account.
    var key: String { get set }
}

extension SavingsFormModel {
    var name: String {
        get { form.name }
        set { form.name = newValue }
    }

    var institution: String {
        get { form.institution }
        set { form.institution = newValue }
    }

    var balanceText: String {
        get { form.balanceText }
        set { form.balanceText = newValue }
    }

    var monthlyContributionText: String {
        get { form.monthlyContributionText }
        set { form.monthlyContributionText = newValue }
    }

    /// The color as `RRGGBB`, one of `Account.palette`.
    var selectedColor: String {
        get { form.color }
        set { form.color = newValue }
    }

    /// The balance; nil if it is invalid.
    var balance: Money? { form.balance(in: context.locale, currency) }

    /// The monthly contribution: zero if empty; nil if it is invalid.
    var monthlyContribution: Money? { form.contribution(in: context.locale, currency) }

    /// The interest rate: zero if empty; nil if it is invalid.
    var rate: InterestRate? { form.rate(in: context.locale) }

    /// Whether the form has no validation errors.
    var isValid: Bool { validationErrors.isEmpty }

    /// All validation errors in the order of the fields.
    var validationErrors: [LocalizedText] { form.errors(in: context.locale, currency).all }

    /// The entered rate and its yield as text; nil if none is entered.
    var rateText: LocalizedText? { rate.flatMap { $0.isZero ? nil : $0.text(in: context.locale) } }

    /// The form values as a draft; nil if one is invalid.
    var draft: SavingsAccountDraft? {
        guard let balance, let monthlyContribution, let rate else { return nil }
        let account = AccountDraft(
            name: form.name, institution: form.institution, kind: .savings, currency: currency, opening: balance, color: form.color,
            key: key.isEmpty ? nil : key)
        return SavingsAccountDraft(account: account, contribution: monthlyContribution, rate: rate)
    }
}
