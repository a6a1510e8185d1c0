import Models

/// Exact sums of figures with different numbers of decimals.
enum CAMTSum {

    /// The sum, or nil where it does not fit.
    static func adding(_ left: DecimalFigure, _ right: DecimalFigure) -> DecimalFigure? {
        let scale = max(left.scale, right.scale)
        guard let first = mantissa(of: left, scale: scale), let second = mantissa(of: right, scale: scale) else { return nil }
        let (sum, overflow) = first.addingReportingOverflow(second)
        return overflow ? nil : DecimalFigure(mantissa: sum, scale: scale)
    }

    /// Whether two figures are the same number: 8.85 and 8.850.
    static func isEqual(_ left: DecimalFigure, _ right: DecimalFigure) -> Bool {
        let scale = max(left.scale, right.scale)
        guard let first = mantissa(of: left, scale: scale), let second = mantissa(of: right, scale: scale) else { return false }
        return first == second
    }

    private static func mantissa(of figure: DecimalFigure, scale: UInt8) -> Int64? {
        var mantissa = figure.mantissa
        for _ in figure.scale..<scale {
            let (next, overflow) = mantissa.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            mantissa = next
        }
        return mantissa
    }
}
