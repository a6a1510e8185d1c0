import Models

/// What is typed into the forms of a new and of an edited account, and what is wrong with it.
struct AccountForm: Hashable {
    var name = ""
    var institution = ""
    var kind = AccountKind.checking
    var currency = ""
    var balanceText = ""
    var balanceDay = ""
    var limitText = ""
    var color = Account.defaultColor
    var number = ""

    /// What is wrong, beside its field. The sentences are those of the specification.
    struct Errors: Hashable {
        var name: String?
        var institution: String?
        var balance: String?
        var balanceDay: String?
        var limit: String?
        var number: String?

        /// In the order of the fields.
        var all: [String] { [name, institution, balance, balanceDay, limit, number].compactMap(\.self) }
    }

    /// The currency that is chosen; nil where its code is none.
    var chosenCurrency: Currency? { Currency(code: currency) }

    /// The opening balance; nil where it is empty or not a valid number.
    func balance(in locale: LocaleFormat) -> Money? { amount(balanceText, in: locale) }

    /// The limit or agreed overdraft in minor units, 0 where it is empty; nil where it is not a valid number.
    func limit(in locale: LocaleFormat) -> Int64? {
        limitText.allSatisfy(\.isWhitespace) ? 0 : amount(limitText, in: locale)?.minorUnits
    }

    /// What is wrong with what is typed.
    ///
    /// - Parameter opens: whether the form asks for an opening balance.
    func errors(in locale: LocaleFormat, today: Day, opens: Bool) -> Errors {
        var errors = Errors()
        errors.name = AccountTextRule.violation(ofName: name)
        errors.institution = AccountTextRule.violation(ofInstitution: institution, isRequired: kind != .cash)
        if let limit = limit(in: locale) {
            if limit < 0 { errors.limit = "The limit must not be negative" }
        } else {
            errors.limit = "The limit must be a valid number"
        }
        guard opens else { return errors }
        if !balanceText.allSatisfy(\.isWhitespace), balance(in: locale) == nil { errors.balance = "Balance must be a valid number" }
        if let day = DayText.parse(balanceDay, in: locale, today: today) {
            if day > today { errors.balanceDay = "The opening day must not be in the future" }
        } else if !balanceDay.isEmpty {
            errors.balanceDay = "Enter a day"
        }
        return errors
    }

    private func amount(_ text: String, in locale: LocaleFormat) -> Money? {
        guard let currency = chosenCurrency else { return nil }
        return AmountParser.parse(text, locale: locale, currency: currency)
    }
}
