import Models

/// The sum of all amounts of a message, whatever their currencies (ISO 20022, `ControlSum`).
struct ControlSum {
    /// In units of 10⁻⁴, the finest that a currency has.
    private var units: Int64 = 0
    /// Of the finest currency so far; at least the two of the euro.
    private var decimals = 2

    private static let finest = 4
    /// As many digits as `DecimalNumber` has.
    private static let largest: Int64 = 999_999_999_999_999_999

    /// - Throws: `PaymentFileError.sumOutOfRange`.
    mutating func add(_ amount: Money) throws(PaymentFileError) {
        let scale = Self.finest - Int(amount.currency.decimals)
        guard scale >= 0 else { throw .sumOutOfRange }
        let factor = (0..<scale).reduce(Int64(1)) { factor, _ in factor * 10 }
        let (fine, isTooLarge) = amount.minorUnits.multipliedReportingOverflow(by: factor)
        let (sum, overflow) = units.addingReportingOverflow(fine)
        guard !isTooLarge, !overflow, sum <= Self.largest else { throw .sumOutOfRange }
        units = sum
        decimals = max(decimals, Int(amount.currency.decimals))
    }

    var text: EPCText {
        let factor: Int64 = 10_000
        let fraction = String(units % factor + factor).dropFirst().prefix(decimals)
        return EPCText("\(units / factor).\(fraction)", longest: .max)
    }
}
