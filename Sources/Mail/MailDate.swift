import Models

/// Formats the `Date` header (RFC 5322, section 3.3) in UTC.
enum MailDate {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// - Parameter milliseconds: since 1970; a negative value becomes 0.
    static func text(at milliseconds: Int64) -> String {
        let seconds = max(milliseconds, 0) / 1_000
        let day = Day(number: Int32(clamping: seconds / 86_400))
        let (year, month, dayOfMonth) = day.parts
        let time = Int(seconds % 86_400)
        let clock = [time / 3_600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "\(weekdays[day.weekday - 1]), \(dayOfMonth) \(months[month - 1]) \(year) \(clock) +0000"
    }
}
