import InsightsModel
import Localization
import Models

/// How an amount differs from an earlier one, in words.
enum Difference {
    /// `12 % more than €400.00`; nil if there was nothing in either.
    static func text(_ amount: Money, _ previous: Money) -> LocalizedText? {
        guard !amount.isZero || !previous.isZero else { return nil }
        guard amount != previous else { return "As much as before" }
        guard !previous.isZero else { return "Nothing before" }
        let isMore = amount.minorUnits > previous.minorUnits
        if let percent = SpendingChange.percent(amount: amount.minorUnits, previous: previous.minorUnits), percent > 0 {
            let figure = percentText(percent)
            return isMore ? "\(percent: figure) more than \(previous)" : "\(percent: figure) less than \(previous)"
        }
        return isMore ? "More than \(previous)" : "Less than \(previous)"
    }

    /// `+€319.06 · was €134.91`; nil if there was nothing in either.
    static func money(_ amount: Money, _ previous: Money) -> LocalizedText? {
        guard !amount.isZero || !previous.isZero, let difference = try? amount - previous else { return nil }
        return "\(difference, sign: .always) · was \(previous)"
    }

    /// A whole percentage.
    static func percentText(_ percent: Int) -> DecimalFigure { DecimalFigure(mantissa: Int64(percent), scale: 0) }

    /// Thousandths as a percentage with at most one decimal.
    static func permilleText(_ permille: Int) -> DecimalFigure { DecimalFigure(mantissa: Int64(permille), scale: 1) }
}
