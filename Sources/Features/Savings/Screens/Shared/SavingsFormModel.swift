import Localization
import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit
import Services

/// The shared part of the view models that create and edit a savings account: the form fields as properties, and their validation.
protocol SavingsFormModel: EditableModel where Values == SavingsForm, Context == SavingsContext {
    /// The currency of the amounts.
    var currency: Currency { get }
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
    var balance: Money? { form.values.balance(in: context.locale, currency) }

    /// The monthly contribution: zero if empty; nil if it is invalid.
    var monthlyContribution: Money? { form.values.contribution(in: context.locale, currency) }

    /// The interest rate: zero if empty; nil if it is invalid.
    var rate: InterestRate? { form.values.rate(in: context.locale) }

    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this account in the meantime", gone: "This account was deleted in the meantime",
            addAgain: "Add as a new account")
    }

    /// Whether the form has no validation errors.
    var isValid: Bool { validationErrors.isEmpty }

    /// All validation errors in the order of the fields.
    var validationErrors: [LocalizedText] { form.values.errors(in: context.locale, currency).all }

    /// The entered rate and its yield as text; nil if none is entered.
    var rateText: LocalizedText? { rate.flatMap { $0.isZero ? nil : $0.text(in: context.locale) } }

    /// The form values as a draft; nil if one is invalid.
    var draft: SavingsAccountDraft? {
        guard let balance, let monthlyContribution, let rate else { return nil }
        let account = AccountDraft(
            name: form.name, institution: form.institution, kind: .savings, currency: currency, opening: balance, color: form.color,
            key: form.draftKey)
        return SavingsAccountDraft(account: account, contribution: monthlyContribution, rate: rate)
    }

    /// Adds the account with its plan and opens it.
    func add() async {
        form.errors = form.values.errors(in: context.locale, currency)
        guard form.errors.isEmpty, let draft else { return }
        await submit {
            let account = try await context.services.savings().addAccount(draft)
            context.notify(Notice("\(account.name) added"))
            context.close(orPush: .detail(accountId: account.id.description))
        }
    }
}
