import Localization
import Models
import PeopleModel
import ScreenKit

/// The values of the form of a settlement.
struct SettleForm: FormValues {
    /// The ids of the member who pays and of the one who is paid.
    var from = ""
    var to = ""
    var amountText = ""
    /// The code of the currency.
    var currency = ""
    var dayText = ""
    /// The id of an account; empty: paid already, or in a way that Coffer does not know.
    var account = ""
    var paidText = ""
    /// The code of the currency in which it was paid; empty: that of the debt, or of the account.
    var paidCurrency = ""
    var notes = ""
    /// Whether more than what is owed may be paid, after it was asked.
    var allowsOverpayment = false

    /// Parses the form into a draft; nil if a value cannot be read, which sets the errors.
    func draft(accounts: [Account], in locale: LocaleFormat, today: Day, errors: inout Errors) -> SettlementDraft? {
        errors = Errors()
        let chosen = Currency(code: currency.trimmed.uppercased())
        if chosen == nil { errors.currency = "Enter a currency, such as EUR" }
        let amount = chosen.flatMap { AmountParser.parse(amountText, locale: locale, currency: $0) }
        if chosen != nil, amount == nil { errors.amount = "Amount must be a valid number" }
        let day = DayText.parse(dayText, in: locale, today: today)
        if day == nil { errors.day = "Enter a day" }
        let (payer, payee) = (ID<GroupMember>(from), ID<GroupMember>(to))
        if payer == nil || payee == nil { errors.from = "Choose who paid whom" }
        let source = accounts.first { $0.id.description == account }
        let paid = paid(source, locale, &errors)
        guard errors.isEmpty, let amount, let day, let payer, let payee else { return nil }
        return SettlementDraft(
            from: payer, to: payee, amount: amount, day: day, paid: paid, notes: notes, account: source?.id,
            allowsOverpayment: allowsOverpayment)
    }

    private func paid(_ account: Account?, _ locale: LocaleFormat, _ errors: inout Errors) -> Money? {
        guard !paidText.trimmed.isEmpty else { return nil }
        guard let currency = Currency(code: paidCurrency.trimmed.uppercased()) ?? account?.currency,
            let paid = AmountParser.parse(paidText, locale: locale, currency: currency)
        else {
            errors.paid = "Enter an amount and its currency"
            return nil
        }
        return paid
    }

    /// Validation errors by field.
    struct Errors: FormErrors {
        var from: LocalizedText?
        var amount: LocalizedText?
        var currency: LocalizedText?
        var day: LocalizedText?
        var account: LocalizedText?
        var paid: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "from", "to": \.from
            case "amount": \.amount
            case "account": \.account
            case "paid": \.paid
            default: nil
            }
        }

        /// Whether a field below *More* is wrong.
        var concernMore: Bool { currency != nil || paid != nil }
    }
}
