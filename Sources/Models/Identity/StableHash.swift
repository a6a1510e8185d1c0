/// A 64-bit hash that is stable across machines and versions; line identities in the database depend on it.
///
/// Multiplies and folds little-endian words of eight bytes, with the length mixed in. Not cryptographically secure.
public struct StableHash: Sendable {
    private var state: UInt64

    public init(seed: UInt64 = 0x9E37_79B9_7F4A_7C15) {
        state = seed
    }

    /// Adds a number.
    public mutating func combine(_ value: UInt64) {
        state = Self.fold(state ^ value, 0xA076_1D64_78BD_642F)
    }

    /// Adds a text's UTF-8 and its length.
    public mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    }

    /// Adds bytes and their number.
    public mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index + 8 <= bytes.count {
            combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        var rest: UInt64 = 0
        var shift: UInt64 = 0
        while index < bytes.count {
            rest |= UInt64(bytes[index]) << shift
            shift += 8
            index += 1
        }
        combine(rest)
        combine(UInt64(bytes.count) | 1 << 63)
    }

    /// The hash of all combined values.
    public var value: UInt64 { Self.fold(state, 0xE703_7ED1_A0B4_28DB) }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let (high, low) = left.multipliedFullWidth(by: right)
        return high ^ low
    }
}
