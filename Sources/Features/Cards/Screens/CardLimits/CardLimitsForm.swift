import CardsModel
import Localization
import Models
import ScreenKit
import Services

/// The form values of a card's limits by kind.
struct CardLimitsForm: FormValues {
    /// As set at the bank.
    var limits: [CardLimits.Kind: String] = [:]
    /// What the bank allows at most.
    var maxima: [CardLimits.Kind: String] = [:]

    /// Validation errors by field.
    struct Errors: FormErrors {
        var limits: [CardLimits.Kind: LocalizedText] = [:]
        var maxima: [CardLimits.Kind: LocalizedText] = [:]
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            CardLimits.Kind(rawValue: name).map { \.limits[$0] }
        }
    }

    init() {}

    init(_ card: Card, locale: LocaleFormat) {
        for kind in CardLimits.Kind.allCases {
            limits[kind] = card.limits[kind]?.typedText(in: locale)
            maxima[kind] = card.maxima[kind]?.typedText(in: locale)
        }
    }

    /// Parses limits and maxima, clears fields that contain a card number, and sets the errors.
    mutating func read(
        in locale: LocaleFormat, _ currency: Currency, errors: inout Errors
    ) -> (limits: CardLimits, maxima: CardLimits) {
        let read = (
            Self.read(&limits, in: locale, currency, errors: &errors.limits),
            Self.read(&maxima, in: locale, currency, errors: &errors.maxima)
        )
        for (kind, violation) in read.0.violations(within: read.1) where errors.limits[kind] == nil {
            errors.limits[kind] = RuleViolation(violation, of: kind).text
        }
        return read
    }

    private static func read(
        _ texts: inout [CardLimits.Kind: String], in locale: LocaleFormat, _ currency: Currency,
        errors: inout [CardLimits.Kind: LocalizedText]
    ) -> CardLimits {
        var read = CardLimits()
        for kind in CardLimits.Kind.allCases {
            var text = texts[kind] ?? ""
            if let violation = TypedText.violation(of: &text) {
                texts[kind] = text
                errors[kind] = violation
                continue
            }
            guard !text.trimmed.isEmpty else { continue }
            guard let amount = AmountParser.parse(text, locale: locale, currency: currency) else {
                errors[kind] = "Amount must be a valid number"
                continue
            }
            if amount.minorUnits <= 0 { errors[kind] = RuleViolation.cardLimitNotPositive(kind).text }
            read[kind] = amount
        }
        return read
    }
}
