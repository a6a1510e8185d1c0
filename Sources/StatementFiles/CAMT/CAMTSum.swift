import Models

/// Exact addition and comparison of decimals with different scales.
enum CAMTSum {
    /// The sum; nil on overflow.
    static func adding(_ left: DecimalFigure, _ right: DecimalFigure) -> DecimalFigure? {
        let scale = max(left.scale, right.scale)
        guard let first = mantissa(of: left, scale: scale), let second = mantissa(of: right, scale: scale) else { return nil }
        let (sum, overflow) = first.addingReportingOverflow(second)
        return overflow ? nil : DecimalFigure(mantissa: sum, scale: scale)
    }

    /// Whether two decimals are numerically equal: 8.85 and 8.850.
    static func isEqual(_ left: DecimalFigure, _ right: DecimalFigure) -> Bool {
        let scale = max(left.scale, right.scale)
        guard let first = mantissa(of: left, scale: scale), let second = mantissa(of: right, scale: scale) else { return false }
        return first == second
    }

    private static func mantissa(of value: DecimalFigure, scale: UInt8) -> Int64? {
        var mantissa = value.mantissa
        for _ in value.scale..<scale {
            let (next, overflow) = mantissa.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            mantissa = next
        }
        return mantissa
    }
}
