/// How a locale writes the time of a day.
enum TimePattern: Sendable {
    /// `2:30 PM`, with the words for the two halves of the day.
    case twelveHours(morning: String, afternoon: String)
    /// `14:30`, the hour perhaps with a zero in front.
    case twentyFourHours(padded: Bool)

    /// Appends an hour and a minute; what is no time of a day is brought to the nearest one.
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

    /// Appends a number in digits, with a zero in front of a single one where `padded`.
    mutating func appendDecimal(_ value: Int, padded: Bool = false) {
        if (0..<100).contains(value) {
            if value > 9 || padded { append(UInt8(ascii: "0") + UInt8(value / 10)) }
            append(UInt8(ascii: "0") + UInt8(value % 10))
        } else {
            append(contentsOf: String(value).utf8)
        }
    }
}
