/// The band around the projection of a line chart, in minor units: as many amounts below and above as it has points.
package struct ChartBand: Hashable, Sendable {
    package var low: [Int64]
    package var high: [Int64]

    package init(low: [Int64], high: [Int64]) {
        self.low = low
        self.high = high
    }
}
