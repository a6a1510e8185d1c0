import Models

/// The sum of all amounts of a message, regardless of their currencies (ISO 20022, `ControlSum`).
struct ControlSum {
    /// In units of 10⁻⁴, the smallest unit of any currency.
    private var units: Int64 = 0
    /// The decimals to write: the maximum of the currencies, at least two.
    private var decimals = 2

    private static let maxDecimals = 4
    /// The maximum value; ISO 20022 `DecimalNumber` has 18 digits.
    private static let maxUnits: Int64 = 999_999_999_999_999_999

    /// Adds an amount.
    ///
    /// - Throws: `PaymentFileError.sumOutOfRange`.
    mutating func add(_ amount: Money) throws(PaymentFileError) {
        let scale = Self.maxDecimals - Int(amount.currency.decimals)
        guard scale >= 0 else { throw .sumOutOfRange }
        let factor = (0..<scale).reduce(Int64(1)) { factor, _ in factor * 10 }
        let (fine, isTooLarge) = amount.minorUnits.multipliedReportingOverflow(by: factor)
        let (sum, overflow) = units.addingReportingOverflow(fine)
        guard !isTooLarge, !overflow, sum <= Self.maxUnits else { throw .sumOutOfRange }
        units = sum
        decimals = max(decimals, Int(amount.currency.decimals))
    }

    var text: EPCText {
        let factor: Int64 = 10_000
        let fraction = String(units % factor + factor).dropFirst().prefix(decimals)
        return EPCText("\(units / factor).\(fraction)", maxLength: .max)
    }
}
