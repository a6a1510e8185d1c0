import CardsModel
import Localization
import Models
import ScreenKit

/// The form values of a benefit, and their validation.
struct BenefitForm: FormValues {
    /// The frequency option of a benefit.
    enum Rhythm: String, CaseIterable, Hashable {
        case month, quarter, halfYear, year, months, occasion

        var title: LocalizedText {
            switch self {
            case .month: "Every month"
            case .quarter: "Every quarter"
            case .halfYear: "Every half-year"
            case .year: "Every year"
            case .months: "Every few months"
            case .occasion: "Each time, without a cycle"
            }
        }
    }

    var name = ""
    var merchant = ""
    var category = BenefitCategory.other
    var value = ""
    var rhythm = Rhythm.month
    /// The number of months of a cycle if the frequency is `months`.
    var months = ""
    var alignment = BenefitAlignment.calendar
    var uses = "1"
    /// The month with a higher amount, 1–12; empty if there is none.
    var bonusMonth = ""
    var bonus = ""
    /// The payees of charges, one per line.
    var charges = ""
    /// The payees of credits, one per line.
    var credits = ""
    var ends = ""

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, merchant, value, ends
        case months = "frequency"
        case uses = "usesPerCycle"
        case bonus = "bonuses"
        case charges = "chargePatterns"
        case credits = "creditPatterns"
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    /// Creates the form that edits an existing benefit.
    init(_ terms: BenefitTerms, locale: LocaleFormat) {
        name = terms.name
        merchant = terms.merchant ?? ""
        category = terms.category
        value = terms.value.typedText(in: locale)
        rhythm = Self.rhythm(terms.frequency)
        months = rhythm == .months ? terms.frequency.months.map(String.init) ?? "" : ""
        alignment = terms.alignment
        uses = String(terms.usesPerCycle)
        if let first = terms.bonuses.first {
            bonusMonth = String(first.month)
            bonus = first.amount.typedText(in: locale)
        }
        charges = terms.chargePatterns.joined(separator: "\n")
        credits = terms.creditPatterns.joined(separator: "\n")
        ends = terms.lastDay?.description ?? ""
    }

    // MARK: - Parsing

    /// Validates the form and clears fields that contain a card number.
    mutating func errors(currency: Currency, locale: LocaleFormat, today: Day) -> Errors {
        var errors = Errors()
        errors[.name] = TypedText.violation(of: &name)
        if errors[.name] == nil, name.trimmed.isEmpty { errors[.name] = "Name is required" }
        errors[.merchant] = TypedText.violation(of: &merchant)
        errors[.value] = TypedText.violation(of: &value) ?? Self.amountViolation(value, currency, locale)
        errors[.months] = TypedText.violation(of: &months)
        if errors[.months] == nil, rhythm == .months, !(Int(months.trimmed).map(BenefitFrequency.lengths.contains) ?? false) {
            errors[.months] = "Enter a number of months from 1 to 120"
        }
        errors[.uses] = TypedText.violation(of: &uses)
        if errors[.uses] == nil, !(Int(uses.trimmed).map((1...99).contains) ?? false) { errors[.uses] = "Enter a number from 1 to 99" }
        errors[.bonus] = TypedText.violation(of: &bonus)
        if errors[.bonus] == nil, !bonusMonth.isEmpty || !bonus.trimmed.isEmpty {
            errors[.bonus] = bonusMonth.isEmpty ? "Choose the month" : Self.amountViolation(bonus, currency, locale)
        }
        errors[.charges] = TypedText.violation(of: &charges)
        errors[.credits] = TypedText.violation(of: &credits)
        errors[.ends] = TypedText.violation(of: &ends)
        if errors[.ends] == nil, !ends.trimmed.isEmpty, DayText.parse(ends, in: locale, today: today) == nil {
            errors[.ends] = "Enter a day"
        }
        return errors
    }

    /// Returns the terms of a valid form.
    ///
    /// - Parameter base: The terms that provide what the form does not contain: details, and amounts of further months.
    func terms(base: BenefitTerms?, currency: Currency, locale: LocaleFormat, today: Day) -> BenefitTerms? {
        guard let value = AmountParser.parse(value, locale: locale, currency: currency) else { return nil }
        var bonuses = Array(base?.bonuses.dropFirst() ?? [])
        if let month = Int(bonusMonth), let amount = AmountParser.parse(bonus, locale: locale, currency: currency) {
            bonuses.insert(BenefitBonus(month: month, amount: amount), at: 0)
        }
        return BenefitTerms(
            name: name.trimmed, details: base?.details ?? "", merchant: merchant.trimmed.isEmpty ? nil : merchant.trimmed,
            category: category,
            value: value, frequency: frequency, alignment: alignment, usesPerCycle: Int(uses.trimmed) ?? 1, bonuses: bonuses,
            chargePatterns: Self.lines(charges), creditPatterns: Self.lines(credits),
            lastDay: ends.trimmed.isEmpty ? nil : DayText.parse(ends, in: locale, today: today))
    }

    private var frequency: BenefitFrequency {
        switch rhythm {
        case .month: .monthly
        case .quarter: .quarterly
        case .halfYear: .semiAnnual
        case .year: .annual
        case .months: .months(Int(months.trimmed) ?? 12)
        case .occasion: .perOccasion
        }
    }

    private static func rhythm(_ frequency: BenefitFrequency) -> Rhythm {
        switch frequency {
        case .months(1): .month
        case .months(3): .quarter
        case .months(6): .halfYear
        case .months(12): .year
        case .months: .months
        case .perOccasion: .occasion
        }
    }

    private static func amountViolation(_ text: String, _ currency: Currency, _ locale: LocaleFormat) -> LocalizedText? {
        guard let amount = AmountParser.parse(text, locale: locale, currency: currency) else { return "Amount must be a valid number" }
        return amount.minorUnits > 0 ? nil : "Amount must be more than zero"
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}
