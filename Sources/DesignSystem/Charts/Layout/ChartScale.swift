import Localization
import Models

/// A power of a thousand in which large amounts are written, without their currency: `12.5 k`, `3 M`.
struct ChartScale: Hashable {
    /// 1 for thousands, up to 4.
    private let thousands: Int

    /// - Parameter largest: In minor units of the currency.
    init(largest: UInt64, _ currency: Currency) {
        var whole = largest / UInt64(currency.minorUnitsPerMajor)
        var thousands = 1
        while whole >= 1_000_000, thousands < 4 {
            whole /= 1_000
            thousands += 1
        }
        self.thousands = thousands
    }

    /// With at most so many decimals, of 3.
    func text(_ amount: Money, decimals: Int = 3, in environment: TextEnvironment) -> String {
        var unit = UInt64(amount.currency.minorUnitsPerMajor)
        for _ in 0..<thousands { unit *= 1_000 }
        for _ in 0..<decimals { unit /= 10 }
        let rounded = Int64(clamping: Ratio.rounded(amount.minorUnits.magnitude, over: unit))
        let figure = DecimalFigure(mantissa: amount.isNegative ? -rounded : rounded, scale: UInt8(clamping: decimals))
        let number = figure.formatted(in: environment.locale)
        let text: LocalizedText =
            switch thousands {
            case 1: "\(number) k"
            case 2: "\(number) M"
            case 3: "\(number) bn"
            default: "\(number) tn"
            }
        return text.string(in: environment)
    }

    /// An amount that fits a width: in full, without decimals, or as a power of a thousand with one decimal.
    static func short(_ amount: Money, within width: Int, isStrong: Bool = false, in environment: TextEnvironment) -> String {
        let full = amount.formatted(in: environment.locale)
        if TextWidth.pixels(full, isStrong: isStrong) <= width { return full }
        let major = amount.currency.minorUnitsPerMajor
        let rounded = Ratio.rounded(amount.minorUnits.magnitude, over: UInt64(major)).multipliedReportingOverflow(by: UInt64(major))
        if !rounded.overflow, let units = Int64(exactly: rounded.partialValue) {
            let whole = Money(minorUnits: amount.isNegative ? -units : units, currency: amount.currency)
            let text = whole.formatted(in: environment.locale, wholeAmounts: true)
            if TextWidth.pixels(text, isStrong: isStrong) <= width { return text }
        }
        return ChartScale(largest: amount.minorUnits.magnitude, amount.currency).text(amount, decimals: 1, in: environment)
    }
}
