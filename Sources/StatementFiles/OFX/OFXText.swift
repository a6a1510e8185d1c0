/// Decodes text in OFX values: entities, line ends, surrounding whitespace.
enum OFXText {
    /// The text of a value: entities resolved, line ends and control characters replaced with spaces, trimmed; nil if it is empty.
    static func string(_ bytes: UnsafeRawBufferPointer) -> String? {
        let trimmed = bytes.trimmed()
        if trimmed.isEmpty { return nil }
        guard needsCleaning(trimmed) else { return trimmed.text }
        var clean: [UInt8] = []
        clean.reserveCapacity(trimmed.count)
        append(trimmed, to: &clean)
        return string(clean: clean)
    }

    /// The trimmed text of decoded bytes; nil if it is empty.
    static func string(clean bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { bytes in
            let trimmed = bytes.trimmed()
            return trimmed.isEmpty ? nil : trimmed.text
        }
    }

    /// Appends text with entities resolved. A run of control characters becomes one space.
    static func append(_ text: UnsafeRawBufferPointer, to clean: inout [UInt8]) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "&"), let (scalar, length) = entity(in: text, at: index) {
                clean.append(contentsOf: Array(String(Character(scalar)).utf8))
                index += length
                continue
            }
            appendPlain(byte, to: &clean)
            index += 1
        }
    }

    /// Appends CDATA text, in which `&` is not an entity.
    static func appendLiterally(_ text: UnsafeRawBufferPointer, to clean: inout [UInt8]) {
        for byte in text { appendPlain(byte, to: &clean) }
    }

    private static func appendPlain(_ byte: UInt8, to clean: inout [UInt8]) {
        if byte >= 0x20 {
            clean.append(byte)
        } else if clean.last != UInt8(ascii: " ") {
            clean.append(UInt8(ascii: " "))
        }
    }

    private static func needsCleaning(_ text: UnsafeRawBufferPointer) -> Bool {
        for byte in text where byte < 0x20 || byte == UInt8(ascii: "&") { return true }
        return false
    }

    /// The character and length of the entity at an `&`; nil if the entity is unknown.
    private static func entity(in text: UnsafeRawBufferPointer, at start: Int) -> (Unicode.Scalar, length: Int)? {
        let limit = min(start + 12, text.count)
        var end = start + 1
        while end < limit, text[end] != UInt8(ascii: ";") { end += 1 }
        guard end < limit else { return nil }
        let name = UnsafeRawBufferPointer(rebasing: text[start + 1..<end])
        guard let scalar = named(name) ?? numbered(name) else { return nil }
        return (scalar, end + 1 - start)
    }

    private static func named(_ name: UnsafeRawBufferPointer) -> Unicode.Scalar? {
        if name.equals("amp") { return "&" }
        if name.equals("lt") { return "<" }
        if name.equals("gt") { return ">" }
        if name.equals("quot") { return "\"" }
        if name.equals("apos") { return "'" }
        if name.equals("nbsp") { return " " }
        return nil
    }

    private static func numbered(_ name: UnsafeRawBufferPointer) -> Unicode.Scalar? {
        guard name.count > 1, name[0] == UInt8(ascii: "#") else { return nil }
        let isHexadecimal = name[1] == UInt8(ascii: "x") || name[1] == UInt8(ascii: "X")
        let digits = name[(isHexadecimal ? 2 : 1)...]
        guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10), value != 0 else { return nil }
        // No-break spaces and control characters become spaces.
        if value < 0x20 || value == 0xA0 { return " " }
        return Unicode.Scalar(value)
    }
}
