package import Localization
package import Models

/// Reads typed values, and collects the errors of those that cannot be read.
package struct FieldReader<Field: FormField> {
    private let locale: LocaleFormat
    private let currency: Currency
    private let today: Day
    package var errors = FormFieldErrors<Field>()

    /// - Parameter currency: that of the amounts.
    package init(locale: LocaleFormat, currency: Currency, today: Day) {
        self.locale = locale
        self.currency = currency
        self.today = today
    }

    /// - Parameter empty: the value of an empty field; nil if it is required.
    package mutating func amount(_ text: String, _ empty: Money?, _ field: Field, _ error: LocalizedText) -> Money? {
        if text.trimmed.isEmpty, let empty { return empty }
        let amount = AmountParser.parse(text, locale: locale, currency: currency)
        if amount == nil { errors[field] = error }
        return amount
    }

    package mutating func optionalAmount(_ text: String, _ field: Field, _ error: LocalizedText) -> Money? {
        text.trimmed.isEmpty ? nil : amount(text, nil, field, error)
    }

    package mutating func day(_ text: String, _ field: Field, isRequired: Bool = false) -> Day? {
        guard isRequired || !text.trimmed.isEmpty else { return nil }
        let day = DayText.parse(text, in: locale, today: today)
        if day == nil { errors[field] = "Enter a day" }
        return day
    }

    package mutating func cycle(_ text: CycleText, _ field: Field, _ error: LocalizedText) -> BillingCycle? {
        if text.cycle == nil { errors[field] = error }
        return text.cycle
    }

    package mutating func number(_ text: String, _ field: Field, _ error: LocalizedText) -> Int? {
        guard !text.trimmed.isEmpty else { return nil }
        let number = Int(text.trimmed)
        if number == nil { errors[field] = error }
        return number
    }

    package mutating func numbers(_ text: String, _ field: Field, _ error: LocalizedText) -> [Int] {
        let parts = text.split { $0 == "," || $0 == " " || $0 == ";" }.map { Int($0) }
        if parts.contains(nil) { errors[field] = error }
        return parts.compactMap(\.self)
    }
}
