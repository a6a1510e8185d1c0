import Models

/// Parses dates of OFX.
enum OFXDate {
    /// The day of `YYYYMMDD[HHMMSS[.XXX]][[offset:zone]]` as written, not converted to another time zone (OFX 1.6, section 3.2.8).
    ///
    /// Nil if the first eight characters are not a valid date.
    static func day(_ bytes: UnsafeRawBufferPointer) -> Day? {
        let text = bytes.trimmed()
        guard text.count >= 8 else { return nil }
        var number = 0
        for index in 0..<8 {
            guard text[index].isDigit else { return nil }
            number = number * 10 + Int(text[index] - UInt8(ascii: "0"))
        }
        return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
