/// Parses a header value with parameters: `form-data; name="file"; filename="a.ofx"` (RFC 9110, section 5.6.6).
struct HeaderParameters: Hashable, Sendable {
    /// The value before the parameters, in lowercase.
    let value: String
    private var parameters: [String: String] = [:]

    init(_ text: some StringProtocol) {
        var rest = Substring(text)
        value = Self.trimmed(rest.prefix { $0 != ";" }).lowercased()
        rest = rest.drop { $0 != ";" }
        while rest.popFirst() != nil {
            let name = Self.trimmed(rest.prefix { $0 != "=" && $0 != ";" }).lowercased()
            rest = rest.drop { $0 != "=" && $0 != ";" }
            guard rest.first == "=" else { continue }
            rest.removeFirst()
            rest = rest.drop { $0 == " " || $0 == "\t" }
            var found = ""
            if rest.first == "\"" {
                rest.removeFirst()
                // Only `\"` is an escape: browsers do not escape the backslashes of Windows paths.
                while let character = rest.popFirst(), character != "\"" {
                    if character == "\\", rest.first == "\"" { rest.removeFirst(); found.append("\"") } else { found.append(character) }
                }
                rest = rest.drop { $0 != ";" }
            } else {
                found = String(Self.trimmed(rest.prefix { $0 != ";" }))
                rest = rest.drop { $0 != ";" }
            }
            if !name.isEmpty, parameters[name] == nil { parameters[name] = found }
        }
    }

    subscript(name: String) -> String? { parameters[name] }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
