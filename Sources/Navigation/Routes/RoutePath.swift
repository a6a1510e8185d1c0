/// The path of a route, declared once as `"accounts/\(id)/edit"`: its text, and which of its segments are parameters.
package struct RoutePath: Hashable, Sendable {
    /// Without the leading slash; empty for Home.
    package private(set) var text: String
    /// Bit *n* is set if segment *n* is a parameter.
    private(set) var parameters: UInt32 = 0

    /// The path with the leading slash.
    package var absolute: String { "/" + text }

    /// The segments in order.
    var segments: [Substring] { text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false) }

    func isParameter(_ segment: Int) -> Bool { parameters & (1 << UInt32(segment)) != 0 }
}

extension RoutePath: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { text = value }

    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        parameters = stringInterpolation.parameters
    }

    /// Collects the text and the positions of parameters.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var parameters: UInt32 = 0
        private var segment: UInt32 = 0

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + 20 * interpolationCount) }

        package mutating func appendLiteral(_ literal: String) {
            text += literal
            for byte in literal.utf8 where byte == UInt8(ascii: "/") { segment += 1 }
        }

        package mutating func appendInterpolation(_ parameter: some RouteParameter) {
            parameters |= 1 << segment
            text += parameter.segment
        }
    }
}
