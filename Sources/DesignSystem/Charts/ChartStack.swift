import Models

/// The parts of a column, each starting at the end of the previous one: positive ones upwards from zero, negative ones downwards.
struct ChartStack {
    struct Part {
        /// The index of its series.
        var series: Int
        /// In minor units.
        var from: Int64
        var to: Int64
    }

    private(set) var parts: [Part] = []
    /// The extremes of the column, including zero, and the total if it is marked.
    private(set) var low: Int64
    private(set) var high: Int64

    init(_ column: ChartColumn, isTotalMarked: Bool) {
        var (up, down): (Int64, Int64) = (0, 0)
        for (index, amount) in column.amounts.enumerated() where !amount.isZero {
            if amount.isNegative {
                let end = Self.sum(down, amount.minorUnits)
                parts.append(Part(series: index, from: down, to: end))
                down = end
            } else {
                let end = Self.sum(up, amount.minorUnits)
                parts.append(Part(series: index, from: up, to: end))
                up = end
            }
        }
        low = isTotalMarked ? min(down, column.total.minorUnits) : down
        high = isTotalMarked ? max(up, column.total.minorUnits) : up
    }

    /// The sum, clamped to the range of the type: the chart ends there, its table does not.
    private static func sum(_ one: Int64, _ other: Int64) -> Int64 {
        let (sum, isOver) = one.addingReportingOverflow(other)
        return isOver ? (other < 0 ? .min : .max) : sum
    }
}
