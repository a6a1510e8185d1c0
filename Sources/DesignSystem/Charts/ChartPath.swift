/// Points laid out from left to right in a box of 1000 × 1000 units, and the SVG paths through them.
struct ChartPath {
    /// The coordinates of each point; y grows downwards.
    let points: [(x: Int, y: Int)]

    /// - Parameters:
    ///   - places: The horizontal position of each point; empty: evenly spaced.
    ///   - low: The amount at the bottom.
    ///   - high: The amount at the top.
    init(_ amounts: some Collection<Int64>, at places: [Int] = [], low: Int64, high: Int64) {
        let last = UInt64(max(amounts.count - 1, 1))
        func x(_ index: Int) -> Int {
            if let first = places.first, let end = places.last, places.count == amounts.count, first < end {
                return Ratio.position(of: Int64(places[index]), from: Int64(first), to: Int64(end))
            }
            return amounts.count == 1 ? 500 : Ratio.parts(UInt64(index), of: last)
        }
        points = amounts.enumerated().map { index, amount in (x(index), 1_000 - Ratio.position(of: amount, from: low, to: high)) }
    }

    /// The line through the points of a range.
    func line(_ range: Range<Int>) -> String {
        var path = ""
        for index in range {
            path += index == range.lowerBound ? "M" : "L"
            path += "\(points[index].x) \(points[index].y)"
        }
        return path
    }

    /// The area between this line and a lower one.
    func band(over lower: ChartPath, _ range: Range<Int>) -> String {
        guard range.count > 1 else { return "" }
        return line(range) + range.reversed().map { "L\(lower.points[$0].x) \(lower.points[$0].y)" }.joined() + "Z"
    }

    /// The area between the line and a height, such as that of zero.
    func area(_ range: Range<Int>, to base: Int = 1_000) -> String {
        guard range.count > 1 else { return "" }
        return "\(line(range))L\(points[range.upperBound - 1].x) \(base)L\(points[range.lowerBound].x) \(base)Z"
    }
}
