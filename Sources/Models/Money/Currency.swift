/// An ISO 4217 currency with its number of decimals.
///
/// Only codes of `CurrencyTable` are valid, so the number of decimals is always known. It takes five bytes and is compared without
/// dereferencing, because every amount has one.
public struct Currency: Hashable, Sendable {
    /// The three letters, the first in the highest of the lower 24 bits; sorting by it is alphabetical.
    package let packed: UInt32

    /// Decimals of the major unit: 0 (JPY), 2 (EUR), 3 (BHD) or 4 (CLF).
    public let decimals: UInt8

    package static let euro = Currency(packed: 0x45_5552, decimals: 2)

    private init(packed: UInt32, decimals: UInt8) {
        self.packed = packed
        self.decimals = decimals
    }

    /// The currency of an ISO 4217 code in upper or lower case; nil for an unknown code.
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

    /// The currency of a packed code, as stored in the database.
    package init?(packed: UInt32) {
        guard let decimals = CurrencyTable.decimals(packed: packed) else { return nil }
        self.init(packed: packed, decimals: decimals)
    }

    /// The three upper-case letters.
    public var code: String {
        String(
            decoding: [UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8), UInt8(truncatingIfNeeded: packed)],
            as: UTF8.self)
    }

    /// Number of minor units in a major unit: 1, 100, 1000 or 10000.
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

extension Currency: Comparable {
    public static func < (left: Currency, right: Currency) -> Bool { left.packed < right.packed }
}

extension Currency: CustomStringConvertible {
    public var description: String { code }
}
