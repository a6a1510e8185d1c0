/// One row of the table: what was measured, and what it has to be.
struct Figure {

    enum Bar {
        case atMost(Double), atLeast(Double)
        /// Printed as information.
        case none
    }

    var row: String
    var value: Double
    /// `×` for a ratio, `MB`, `s`.
    var unit: String
    var bar: Bar
    /// What the figure was made of.
    var note: String

    var isMet: Bool {
        switch bar {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        case .none: true
        }
    }

    var barText: String {
        switch bar {
        case .atMost(let limit): "≤ \(decimal(limit)) \(unit)"
        case .atLeast(let limit): "≥ \(decimal(limit)) \(unit)"
        case .none: ""
        }
    }

    var isInformation: Bool {
        if case .none = bar { return true }
        return false
    }
}

/// A figure with as many places as are worth reading, without a formatter.
func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let places = abs(value) < 0.1 ? 4 : abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int64((value * scale).rounded())
    guard places > 0 else { return "\(scaled)" }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
}
