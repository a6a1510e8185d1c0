/// Robust statistics: single outliers do not change them.
enum Robust {
    /// The median; 0 of no values.
    static func median(_ values: [Double]) -> Double { quantile(values, 0.5) }

    /// A quantile by linear interpolation; 0 of no values.
    static func quantile(_ values: [Double], _ share: Double) -> Double { quantile(sorted: values.sorted(), share) }

    static func quantile(sorted: [Double], _ share: Double) -> Double {
        guard let last = sorted.last else { return 0 }
        let place = share * Double(sorted.count - 1)
        let index = Int(place)
        guard index + 1 < sorted.count else { return last }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
    }

    /// The weighted mean of values, each clamped to three standard deviations (estimated by the median deviation) around the median.
    static func mean(_ values: [Double], weights: [Double]) -> Double {
        let center = median(values)
        let reach = 3 * 1.4826 * median(values.map { abs($0 - center) })
        var (sum, total) = (0.0, 0.0)
        for (value, weight) in zip(values, weights) {
            sum += min(max(value, center - reach), center + reach) * weight
            total += weight
        }
        return total > 0 ? sum / total : 0
    }
}

extension Int64 {
    /// The nearest integer, clamped to the range of the type.
    init(clampedRounding value: Double) {
        self = Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
    }
}
