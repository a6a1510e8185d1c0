/// Bars of characters that compare amounts by their size. Negative amounts have another character, so that no colour is needed.
struct ReportBars {
    /// The greatest width of a bar in cells, and the least that is still worth drawing.
    private static let widest = 20
    private static let narrowest = 8

    private static let positive = "█"
    private static let negative = "░"

    private let largest: UInt64

    /// - Parameter units: the amounts, in minor units.
    init(_ units: [Int64]) {
        largest = units.map(\.magnitude).max() ?? 0
    }

    /// The width of the longest bar beside other columns; 0 if there is no room.
    static func width(beside columns: Int, of available: Int) -> Int {
        let room = min(widest, available - columns - 2)
        return room >= narrowest ? room : 0
    }

    /// The bar of an amount, rounded half up, at least one character; empty for zero.
    func text(_ units: Int64, width: Int) -> String {
        guard units != 0, largest > 0, width > 0 else { return "" }
        let scaled = (2 * Int128(units.magnitude) * Int128(width) + Int128(largest)) / (2 * Int128(largest))
        return String(repeating: units < 0 ? Self.negative : Self.positive, count: max(1, Int(scaled)))
    }
}
