/// A part of a route that differs from link to link.
package protocol RouteParameter: Sendable {
    /// A value to learn a route's shape with.
    static var sample: Self { get }

    /// Nil where the segment cannot be such a value.
    init?(segment: String)

    /// The value as it stands in a path.
    var segment: String { get }
}

/// An id as written: 1 to 40 letters, digits and low lines.
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
