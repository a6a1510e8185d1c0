/// The name of an element in upper case, packed into two words for fast comparison.
///
/// Names of up to 16 bytes are packed losslessly. Longer ones are hashed, which suffices to match start and end tags of a file.
struct OFXTagName: Hashable {
    private(set) var high: UInt64 = 0
    private(set) var low: UInt64 = 0
    private(set) var count = 0
    /// Vendor extensions contain a dot (`INTU.BID`) and are always leaves.
    private(set) var hasDot = false

    init() {}

    init(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
    }

    init(_ text: String) {
        for byte in text.utf8 { append(byte) }
    }

    /// Appends one byte of the name.
    ///
    /// - Returns: false if the byte cannot be part of a name. It is not appended.
    @discardableResult @inline(__always)
    mutating func append(_ byte: UInt8) -> Bool {
        var letter = byte
        if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
            letter = byte & 0xDF
        } else if byte < UInt8(ascii: "A") || byte > UInt8(ascii: "Z") {
            guard Self.isOther(byte) else { return false }
            if byte == UInt8(ascii: ".") { hasDot = true }
        }
        if count >= 16 { low ^= high &* 0x9E37_79B9_7F4A_7C15 }
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(letter)
        count &+= 1
        return true
    }

    /// Whether a name can start with the byte.
    @inline(__always)
    static func canBegin(_ byte: UInt8) -> Bool {
        let upper = byte & 0xDF
        return upper >= UInt8(ascii: "A") && upper <= UInt8(ascii: "Z")
    }

    private static func isOther(_ byte: UInt8) -> Bool {
        byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
            || byte >= 0x80
    }

    static func == (left: OFXTagName, right: OFXTagName) -> Bool {
        left.low == right.low && left.high == right.high && left.count == right.count
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(low)
        hasher.combine(high)
    }
}
