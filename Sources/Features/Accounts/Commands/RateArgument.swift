import AccountsModel
import ArgumentParser
import CommandKit
import Localization
import Models
import Services

/// An exchange rate, parsed from `USD/EUR=0.92`: one dollar is worth 0.92 euros.
struct RateArgument: Hashable {
    var base: Currency
    var quote: Currency
    var rate: DecimalFigure

    /// - Throws: `ValidationError` that says which part is wrong.
    static func read(_ text: String) throws -> RateArgument {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        let codes = sides[0].split(separator: "/", omittingEmptySubsequences: false)
        guard sides.count == 2, codes.count == 2 else { throw ValidationError(text: spelling) }
        let (base, quote) = (try currency(codes[0]), try currency(codes[1]))
        guard base != quote else { throw ValidationError(text: RuleViolation.rateCurrencySame.text) }
        let number = String(sides[1])
        guard let rate = DecimalFigure(bytes: number.utf8) else {
            throw ValidationError(text: DecimalFigure.isNumber(number) ? RuleViolation.rateOutOfRange.text : spelling)
        }
        guard rate.mantissa > 0 else { throw ValidationError(text: RuleViolation.rateNotPositive.text) }
        return RateArgument(base: base, quote: quote, rate: rate)
    }

    private static let spelling: LocalizedText = "Write a rate as USD/EUR=0.92"

    private static func currency(_ code: Substring) throws -> Currency {
        guard let currency = Currency(code: code) else {
            throw ValidationError(text: "“\(String(code))” is no currency of ISO 4217")
        }
        return currency
    }
}
