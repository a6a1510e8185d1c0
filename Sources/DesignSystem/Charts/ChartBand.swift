package import Models

/// The band around the projection of a line chart, in minor units: as many amounts below and above as it has points.
package struct ChartBand: Hashable, Sendable {
    package var low: [Int64]
    package var high: [Int64]

    package init(low: [Int64], high: [Int64]) {
        self.low = low
        self.high = high
    }

    /// A band that widens evenly from today to ten per cent of the amounts at the end of a projection.
    package init(tenPercentOf projection: [Money]) {
        let count = Int128(max(projection.count, 1))
        func edge(_ index: Int, _ sign: Int128) -> Int64 {
            let amount = Int128(projection[index].minorUnits)
            return Int64(clamping: amount + sign * abs(amount) * Int128(index + 1) / (10 * count))
        }
        self.init(low: projection.indices.map { edge($0, -1) }, high: projection.indices.map { edge($0, 1) })
    }
}
