import Models

/// A point in time in UTC, encoded as text: `2026-07-01T09:30:05Z` (RFC 3339).
package struct Instant: CustomStringConvertible, Encodable {
    /// Since 1970.
    var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// `2026-07-01T09:30:05Z`.
    package var description: String { "\(day)T\(two(seconds / 3_600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))Z" }

    /// `2026-07-01 09:30`.
    package var minute: String { "\(day) \(two(seconds / 3_600)):\(two(seconds / 60 % 60))" }

    package func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }

    private static let perDay: Int64 = 86_400_000
    /// From year 1 to year 9999.
    private static let days: ClosedRange<Int64> = -719_162...2_932_896

    private var day: Day {
        let number = milliseconds / Self.perDay - (milliseconds % Self.perDay < 0 ? 1 : 0)
        return Day(number: Int32(clamping: min(max(number, Self.days.lowerBound), Self.days.upperBound)))
    }

    private var seconds: Int64 {
        let rest = milliseconds % Self.perDay
        return (rest < 0 ? rest + Self.perDay : rest) / 1_000
    }

    private func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
