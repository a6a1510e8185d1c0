/// The format of a time of day.
enum TimePattern: Sendable {
    /// `2:30 PM`, with the locale's texts for AM and PM.
    case twelveHours(morning: String, afternoon: String)
    /// `14:30`, with a leading zero for the hour if `padded`.
    case twentyFourHours(padded: Bool)

    /// Appends an hour and a minute, clamped to a valid time of day.
    func append(hour: Int, minute: Int, to bytes: inout [UInt8]) {
        let hour = min(max(hour, 0), 23)
        let minute = min(max(minute, 0), 59)
        switch self {
        case .twelveHours(let morning, let afternoon):
            bytes.appendDecimal(hour % 12 == 0 ? 12 : hour % 12)
            bytes.append(UInt8(ascii: ":"))
            bytes.appendDecimal(minute, padded: true)
            bytes.append(UInt8(ascii: " "))
            bytes.append(contentsOf: (hour < 12 ? morning : afternoon).utf8)
        case .twentyFourHours(let padded):
            bytes.appendDecimal(hour, padded: padded)
            bytes.append(UInt8(ascii: ":"))
            bytes.appendDecimal(minute, padded: true)
        }
    }
}

extension [UInt8] {
    /// Appends a number in digits, with a leading zero for a single digit if `padded`.
    mutating func appendDecimal(_ value: Int, padded: Bool = false) {
        if (0..<100).contains(value) {
            if value > 9 || padded { append(UInt8(ascii: "0") + UInt8(value / 10)) }
            append(UInt8(ascii: "0") + UInt8(value % 10))
        } else {
            append(contentsOf: String(value).utf8)
        }
    }
}
