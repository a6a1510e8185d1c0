import Models
import Observation
import Services

/// What the view models of a new and of an edited savings account have in common: the fields by their names, and whether they can be saved.
protocol SavingsFormModel: AnyObject, Observable {
    var form: SavingsForm { get set }
    var context: MemberContext { get }
    /// In which amounts are typed.
    var currency: Currency { get }
    /// Made by the form, so that what is sent twice makes one account.
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

    /// `RRGGBB`, one of `Account.palette`.
    var selectedColor: String {
        get { form.color }
        set { form.color = newValue }
    }

    /// Nil where what is typed is no balance.
    var balance: Money? { form.balance(in: context.locale, currency) }

    /// Nothing where nothing is typed; nil where what is typed is no contribution.
    var monthlyContribution: Money? { form.contribution(in: context.locale, currency) }

    /// No interest where nothing is typed; nil where what is typed is no rate.
    var rate: InterestRate? { form.rate(in: context.locale) }

    /// Whether what is typed can be saved.
    var isValid: Bool { validationErrors.isEmpty }

    /// What stands against saving, all at once, in the order of the fields.
    var validationErrors: [String] { form.errors(in: context.locale, currency).all }

    /// What a typed rate comes to; nil where none is typed.
    var rateText: String? { rate.flatMap { $0.isZero ? nil : $0.text(in: context.locale) } }

    /// What is typed, as a new account; nil where something stands against it.
    var draft: SavingsAccountDraft? {
        guard let balance, let monthlyContribution, let rate else { return nil }
        let account = AccountDraft(
            name: form.name, institution: form.institution, kind: .savings, currency: currency, opening: balance, color: form.color,
            key: key.isEmpty ? nil : key)
        return SavingsAccountDraft(account: account, contribution: monthlyContribution, rate: rate)
    }
}
