import HTTPTypes
import Hummingbird

/// The cookies that came with a request (RFC 6265, section 4.2). Of two of one name the first counts, which is the more specific one.
struct CookieJar: Sendable {
    private let pairs: [(name: Substring, value: Substring)]

    init(_ headers: HTTPFields) {
        pairs = headers[values: .cookie].flatMap { header in
            header.split(separator: ";").compactMap { pair in
                guard let equals = pair.firstIndex(of: "=") else { return nil }
                return (pair[..<equals].drop { $0 == " " }, pair[pair.index(after: equals)...])
            }
        }
    }

    subscript(name: String) -> String? {
        guard let value = pairs.first(where: { $0.name == name })?.value, !value.isEmpty else { return nil }
        return String(value)
    }
}
