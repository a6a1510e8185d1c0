/// A parameter in a route's path.
package protocol RouteParameter: Sendable {
    /// A sample value, used to determine a route's path pattern.
    static var sample: Self { get }

    /// Nil if the segment is invalid.
    init?(segment: String)

    /// The value as a path segment.
    var segment: String { get }
}

/// An id: 1 to 40 letters, digits and underscores.
extension String: RouteParameter {
    package static var sample: String { "sample" }

    package init?(segment: String) {
        guard (1...40).contains(segment.utf8.count), segment.utf8.allSatisfy(\.isIdentifier) else { return nil }
        self = segment
    }

    package var segment: String { self }
}

/// A year or a month: 1 to 4 digits, without sign.
extension Int: RouteParameter {
    package static var sample: Int { 1 }

    package init?(segment: String) {
        guard (1...4).contains(segment.utf8.count), segment.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(segment)
    }

    package var segment: String { String(self) }
}

extension UInt8 {
    fileprivate var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
