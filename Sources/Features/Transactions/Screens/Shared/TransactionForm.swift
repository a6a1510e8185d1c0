import Localization
import Models
import Services

/// The form values of a transaction, and their parsers.
struct TransactionForm: Hashable {
    var amount = ""
    /// The amount received in an account of another currency.
    var received = ""
    var day = ""
    var payee = ""
    /// The id of a category; empty if none is selected.
    var category = ""
    var note = ""
    /// The tags, separated by commas.
    var tags = ""

    /// Validation errors by field.
    struct Errors: Hashable {
        var account: LocalizedText?
        var otherAccount: LocalizedText?
        var amount: LocalizedText?
        var received: LocalizedText?
        var day: LocalizedText?
        var receipt: LocalizedText?
        /// An error that belongs to no single field.
        var form: LocalizedText?

        var isEmpty: Bool { self == Errors() }
    }

    /// Parses the amount, which must be positive.
    func amount(in locale: LocaleFormat, currency: Currency) throws(FieldError) -> Money {
        try Self.money(amount, in: locale, currency: currency)
    }

    /// Parses the received amount, which must be positive.
    func received(in locale: LocaleFormat, currency: Currency) throws(FieldError) -> Money {
        try Self.money(received, in: locale, currency: currency)
    }

    private static func money(_ amount: String, in locale: LocaleFormat, currency: Currency) throws(FieldError) -> Money {
        guard let amount = AmountParser.parse(amount, locale: locale, currency: currency) else {
            throw FieldError(sentence: "Amount must be a valid number")
        }
        guard amount.minorUnits > 0 else { throw FieldError(sentence: "Amount must be more than zero") }
        return amount
    }

    /// Parses the day.
    func day(in locale: LocaleFormat, today: Day) throws(FieldError) -> Day {
        guard let day = DayText.parse(day, in: locale, today: today) else { throw FieldError(sentence: "Day must be a valid date") }
        return day
    }

    /// Shows a draft.
    mutating func fill(from draft: TransactionDraft, in locale: LocaleFormat) {
        amount = draft.amount.magnitude.typedText(in: locale)
        received = draft.otherAmount?.typedText(in: locale) ?? ""
        day = draft.day.description
        payee = draft.payee
        category = draft.category?.description ?? ""
        note = draft.note
        tags = TagText.text(draft.tags)
    }

    /// Whether fields that are folded away have something to show.
    var hasDetails: Bool { !note.isEmpty || !tags.isEmpty }

    var categoryId: ID<Category>? { ID<Category>(category) }

    var tagList: [String] { TagText.tags(in: tags) }
}

/// The validation error of one field.
struct FieldError: Error, Hashable {
    var sentence: LocalizedText
}
