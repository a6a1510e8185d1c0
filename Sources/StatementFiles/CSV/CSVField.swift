/// Where one field lies in the bytes of its record.
package struct CSVField: Hashable, Sendable {

    /// Offsets from the record's first byte; the quotes around a quoted field are outside.
    package var start: Int32
    package var end: Int32

    /// Whether it stood in quotes.
    package var isQuoted: Bool

    /// Doubled quotes, or text behind the closing quote, are still in the bytes.
    package var isEscaped: Bool

    /// The field's text with the doubled quotes made single.
    static func unescape(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var inside = true
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if inside, byte == quote {
                if index + 1 < bytes.count, bytes[index + 1] == quote {
                    plain.append(quote)
                    index += 2
                    continue
                }
                inside = false
            } else {
                plain.append(byte)
            }
            index += 1
        }
        return plain
    }
}
