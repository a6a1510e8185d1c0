import Localization
import Models
import ScreenKit
import Services

/// The values of the forms of new and existing accounts, and their validation.
struct AccountForm: FormValues {
    var name = ""
    var institution = ""
    var kind = AccountKind.checking
    var currency = ""
    var balanceText = ""
    /// What is owed on a credit card or loan, above zero, in place of the balance.
    var owedText = ""
    var balanceDay = ""
    var limitText = ""
    var color = Account.defaultColor
    var number = ""
    /// The id of the member whom a new account belongs to; empty for the household.
    var owner = ""
    /// How much of a new account of a member the others see.
    var sharing = AccountSharing.full
    /// Whether the account becomes the default one.
    var isDefault = false
    /// Whether the stored number is forgotten.
    var removesNumber = false

    /// The fields that can be wrong.
    enum Field: String, FormField, CaseIterable {
        case name, institution, balance, balanceDay, limit, number

        static var others: [String: Field] { ["opening": .balance, "openingDay": .balanceDay, "day": .balanceDay, "iban": .number] }
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    /// Creates the form that edits an existing account.
    init(_ account: Account, locale: LocaleFormat) {
        name = account.name
        institution = account.institution
        kind = account.kind
        currency = account.currency.code
        color = account.color
        isDefault = account.isDefault
        if account.limit != 0 { limitText = Money(minorUnits: account.limit, currency: account.currency).typedText(in: locale) }
    }

    /// The selected currency; nil if the code is unknown.
    var chosenCurrency: Currency? { Currency(code: currency) }

    /// The opening balance, below zero for what is owed; nil if it is empty or not a valid number.
    func balance(in locale: LocaleFormat) -> Money? {
        let typed = amount(openingText, in: locale)
        return kind.isLiability ? typed.map { -$0 } : typed
    }

    /// The text of the field for the opening balance that the kind shows.
    private var openingText: String { kind.isLiability ? owedText : balanceText }

    /// The credit limit or agreed overdraft in minor units, 0 if empty; nil if it is not a valid number.
    func limit(in locale: LocaleFormat) -> Int64? {
        limitText.allSatisfy(\.isWhitespace) ? 0 : amount(limitText, in: locale)?.minorUnits
    }

    /// Validates the form.
    ///
    /// - Parameter opens: Whether the form asks for an opening balance.
    func errors(in locale: LocaleFormat, today: Day, opens: Bool) -> Errors {
        var errors = Errors()
        errors[.name] = AccountTextRule.violation(ofName: name).map { RuleViolation($0).text }
        let institutionViolation = AccountTextRule.violation(ofInstitution: institution, isRequired: kind != .cash)
        errors[.institution] = institutionViolation.map { RuleViolation($0).text }
        if let limit = limit(in: locale) {
            if limit < 0 { errors[.limit] = "The limit must not be negative" }
        } else {
            errors[.limit] = "The limit must be a valid number"
        }
        guard opens else { return errors }
        if !openingText.allSatisfy(\.isWhitespace), balance(in: locale) == nil { errors[.balance] = "Balance must be a valid number" }
        if let day = DayText.parse(balanceDay, in: locale, today: today) {
            if day > today { errors[.balanceDay] = "The opening day must not be in the future" }
        } else if !balanceDay.isEmpty {
            errors[.balanceDay] = "Enter a day"
        }
        return errors
    }

    private func amount(_ text: String, in locale: LocaleFormat) -> Money? {
        guard let currency = chosenCurrency else { return nil }
        return AmountParser.parse(text, locale: locale, currency: currency)
    }
}
