/// A JSON value (RFC 8259) of a provider, whose members are not known beforehand.
package enum ClaimValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([ClaimValue])
    case object([String: ClaimValue])

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var array: [ClaimValue]? { if case .array(let values) = self { values } else { nil } }
    package var object: [String: ClaimValue]? { if case .object(let members) = self { members } else { nil } }

    /// The strings of an array; nil if it is none, or has something else in it.
    var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }

    /// Whole seconds since 1970 of a NumericDate (RFC 7519, section 2), which may have a fraction; nil outside of the years 1970 to 9999.
    var seconds: Int64? {
        guard case .number(let value) = self, value >= 0, value < 253_402_300_800 else { return nil }
        return Int64(value)
    }
}
