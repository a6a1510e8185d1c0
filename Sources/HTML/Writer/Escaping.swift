/// Detects bytes that need escaping in HTML text: `& < > " '` and NUL.
@usableFromInline
enum Escaping {
    /// A bit mask of these bytes, all of which are below 64.
    @usableFromInline static var bits: UInt64 { 1 << 0x00 | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E }

    @inlinable @inline(__always)
    static func isNeeded(_ byte: UInt8) -> Bool {
        byte < 64 && (bits &>> UInt64(byte)) & 1 != 0
    }

    /// Whether any of eight bytes needs escaping. `&` and `'` differ only in bit 0, `<` and `>` only in bit 1, so four comparisons cover
    /// six bytes.
    @inlinable @inline(__always)
    static func isNeeded(inWord word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let zeros =
            zeroBytes(word)
            | zeroBytes(word ^ (ones &* 0x22))
            | zeroBytes((word | ones) ^ (ones &* 0x27))
            | zeroBytes((word | (ones &* 2)) ^ (ones &* 0x3E))
        return zeros != 0
    }

    /// Nonzero if a byte of `word` is zero.
    @inlinable @inline(__always)
    static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }
}
