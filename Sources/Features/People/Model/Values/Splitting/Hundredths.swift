package import Models

/// Typed percentages and shares, with at most two decimals, counted in hundredths.
package enum Hundredths {
    /// `33.33`, `-0.05`, `100.00`.
    static func text(_ hundredths: Int64) -> String {
        let magnitude = hundredths.magnitude
        let fraction = String(magnitude % 100)
        return (hundredths < 0 ? "-" : "") + "\(magnitude / 100)." + (fraction.utf8.count < 2 ? "0" + fraction : fraction)
    }

    /// Parses `33.33`, `33`, `0.5`; nil for anything else, also for more than two decimals other than zeros.
    package static func parse(_ text: some StringProtocol) -> Int64? {
        // The euro has two decimals as well.
        guard let figure = DecimalFigure(bytes: Array(text.utf8)), let (money, isExact) = try? figure.money(in: .euro), isExact else {
            return nil
        }
        return money.minorUnits
    }

    /// The number as text for an input field: `33,33`.
    package static func typedText(_ hundredths: Int64, in locale: LocaleFormat) -> String {
        DecimalFigure(mantissa: hundredths, scale: 2).formatted(in: locale)
    }

    /// Parses text in a locale; nil unless it is a number with at most two decimals.
    package static func parse(_ text: String, in locale: LocaleFormat) -> Int64? {
        // The euro has two decimals as well.
        AmountParser.parse(text, locale: locale, currency: .euro)?.minorUnits
    }
}
