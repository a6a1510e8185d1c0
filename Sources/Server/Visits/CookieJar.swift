import HTTPTypes
import Hummingbird

/// The cookies that came with a request (RFC 6265, section 4.2). Of two of one name the first counts, which is the more specific one.
struct CookieJar: Sendable {
    private let pairs: [(name: Substring, value: Substring)]

    init(_ headers: HTTPFields) {
        pairs = headers[values: .cookie].flatMap { header in
            // By bytes, as the standard has it: no combining mark makes a semicolon another character.
            header.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
                guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { return nil }
                return (
                    Substring(pair[..<equals].drop { $0 == UInt8(ascii: " ") }), Substring(pair[pair.index(after: equals)...])
                )
            }
        }
    }

    subscript(name: String) -> String? {
        guard let value = pairs.first(where: { $0.name == name })?.value, !value.isEmpty else { return nil }
        return String(value)
    }
}
