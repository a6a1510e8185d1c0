/// A value of CBOR (RFC 8949), of the kinds that authenticators send (CTAP 2.1, section 8).
package enum CBOR: Hashable, Sendable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    /// Pairs in their order; no key is there twice.
    case map([CBORPair])
    case bool(Bool)
    case null

    /// The value of a key of a map; nil if it has none, or is no map.
    package subscript(_ key: CBOR) -> CBOR? {
        guard case .map(let pairs) = self else { return nil }
        return pairs.first { $0.key == key }?.value
    }

    package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }

    package var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }

    package var text: String? { if case .text(let value) = self { value } else { nil } }
}

/// A key of a map with its value.
package struct CBORPair: Hashable, Sendable {
    package var key: CBOR
    package var value: CBOR

    package init(_ key: CBOR, _ value: CBOR) {
        self.key = key
        self.value = value
    }
}

extension CBOR: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral value: Int64) { self = .integer(value) }

    package init(stringLiteral value: String) { self = .text(value) }
}

/// Why bytes are no value of the kinds that are read.
package enum CBORError: Error, Hashable, Sendable {
    /// The bytes end within a value.
    case truncated
    /// Values are nested deeper than `CBORReader.maximumDepth`.
    case tooDeep
    /// A map or an array has more than `CBORReader.maximumCount` entries.
    case tooMany
    /// A tag, a floating-point number, an indefinite length, an integer outside of 64 bits with sign, or a simple value other than false,
    /// true and null.
    case unsupported
    /// A text is no UTF-8.
    case invalidText
    /// A map has a key twice, or one that is neither an integer nor a text.
    case invalidKey
    /// Bytes follow the value.
    case trailingBytes
}
