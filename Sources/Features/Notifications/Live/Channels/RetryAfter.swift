import Models

/// The header `Retry-After` of a response (RFC 9110, section 10.2.3): a number of seconds, or a date.
enum RetryAfter {
    /// The pause that a value asks for, negative for a date that has passed; nil if it is malformed.
    ///
    /// - Parameter now: the time of the response, in milliseconds since 1970; the pause is in milliseconds, too.
    static func pause(_ value: String, at now: Int64) -> Int64? {
        let isNumber = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber else { return date(value).map { $0 - now } }
        // What is too long for a number is longer than any pause.
        let (milliseconds, overflow) = (Int64(value) ?? .max).multipliedReportingOverflow(by: 1_000)
        return overflow ? .max : milliseconds
    }

    private static let months: [Substring] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// A date in the preferred form (RFC 9110, section 5.6.7), such as `Sun, 06 Nov 1994 08:49:37 GMT`, in milliseconds since 1970; nil for
    /// others. The weekday is not read.
    private static func date(_ value: String) -> Int64? {
        let fields = value.split(separator: " ")
        guard fields.count == 6, fields[5] == "GMT", let month = months.firstIndex(of: fields[2]), let dayOfMonth = Int(fields[1]),
            let year = Int(fields[3]), let day = Day(year: year, month: month + 1, day: dayOfMonth)
        else { return nil }
        let time = fields[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2], (0..<24).contains(hour),
            (0..<60).contains(minute), (0...60).contains(second)
        else { return nil }
        return (Int64(day.number) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)) * 1_000
    }
}
