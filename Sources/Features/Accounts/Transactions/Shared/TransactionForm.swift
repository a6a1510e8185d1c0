import Models

/// What is typed of a transaction, as text, and how it is read.
struct TransactionForm: Hashable {
    var amount = ""
    /// What arrives in an account of another currency.
    var received = ""
    var day = ""
    var payee = ""
    /// An id; empty: none is chosen.
    var category = ""
    var note = ""
    /// With commas between them.
    var tags = ""

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var account: String?
        var otherAccount: String?
        var amount: String?
        var received: String?
        var day: String?
        var receipt: String?
        /// What belongs to no single field.
        var form: String?

        var isEmpty: Bool { self == Errors() }
    }

    // MARK: - Reading

    /// What is typed as an amount above zero, or why it is none.
    func amount(in locale: LocaleFormat, currency: Currency) throws(FieldError) -> Money {
        try Self.money(amount, in: locale, currency: currency)
    }

    /// What is typed as the amount that arrives, or why it is none.
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

    /// The day that is typed, or why it is none.
    func day(in locale: LocaleFormat, today: Day) throws(FieldError) -> Day {
        guard let day = DayText.parse(day, in: locale, today: today) else { throw FieldError(sentence: "Day must be a valid date") }
        return day
    }

    var categoryId: ID<Category>? { ID<Category>(category) }

    var tagList: [String] { TagText.tags(in: tags) }
}

/// What is wrong with one field, in a sentence.
struct FieldError: Error, Hashable {
    var sentence: String
}
