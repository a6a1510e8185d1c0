/// The range of one field in the bytes of its record.
package struct CSVField: Hashable, Sendable {
    /// Offsets from the record's first byte, excluding the enclosing quotes.
    package var start: Int32
    /// The offset after the last byte.
    package var end: Int32

    /// The offset of the first byte that is no blank, and the one after the last; both `end` if there is none.
    var textStart: Int32
    var textEnd: Int32

    /// Whether the field was quoted.
    package var isQuoted: Bool

    /// Whether the bytes contain doubled quotes or text after the closing quote.
    package var isEscaped: Bool

    /// Replaces doubled quotes with single ones and removes the closing quote.
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
