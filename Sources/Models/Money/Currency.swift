/// An ISO 4217 currency with its number of decimals.
///
/// Only codes of `CurrencyTable` can be had, so a value of this type always knows how its minor unit relates to its major one.
/// It is five bytes wide and compares without touching memory, because every amount carries one.
public struct Currency: Hashable, Sendable {

    /// The three letters, first letter in the highest of the lower 24 bits; ordering by it is alphabetical.
    package let packed: UInt32

    /// Decimals of the major unit: 0 (JPY), 2 (EUR), 3 (BHD) or 4 (CLF).
    public let decimals: UInt8

    /// The currency of an ISO 4217 code in upper or lower case, or nil where the code is not a current one.
    public init?(code: some StringProtocol) {
        var packed: UInt32 = 0
        var count = 0
        for byte in code.utf8 {
            count += 1
            guard count <= 3, let letter = Self.upperLetter(byte) else { return nil }
            packed = packed << 8 | UInt32(letter)
        }
        guard count == 3 else { return nil }
        self.init(packed: packed)
    }

    /// The currency whose letters are packed as in `packed`, as the database keeps them.
    package init?(packed: UInt32) {
        guard let decimals = CurrencyTable.decimals(packed: packed) else { return nil }
        self.packed = packed
        self.decimals = decimals
    }

    /// The three upper-case letters.
    public var code: String {
        String(
            decoding: [UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8), UInt8(truncatingIfNeeded: packed)],
            as: UTF8.self)
    }

    /// Minor units in one major unit: 1, 100, 1000 or 10000.
    public var minorUnitsPerMajor: Int64 {
        switch decimals {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        default: 10_000
        }
    }

    private static func upperLetter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 32
        default: nil
        }
    }
}

// MARK: - Comparable

extension Currency: Comparable {
    public static func < (left: Currency, right: Currency) -> Bool { left.packed < right.packed }
}

// MARK: - CustomStringConvertible

extension Currency: CustomStringConvertible {
    public var description: String { code }
}
