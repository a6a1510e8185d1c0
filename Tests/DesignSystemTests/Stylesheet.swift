import DesignSystem

/// The colours of the stylesheet as it is served.
struct Stylesheet {
    let source = text(Assets.stylesheet)

    /// Light and dark of `--name: light-dark(#…, #…)`, or of one colour for both.
    func colors(_ name: String, in scope: String = ":root {") throws -> (light: Color, dark: Color) {
        let block = try part(of: Substring(source), after: scope, upTo: "}")
        let value = try part(of: block, after: "--\(name): ", upTo: ";")
        let codes = value.split(separator: "#", omittingEmptySubsequences: false).dropFirst().map { $0.prefix { $0.isHexDigit } }
        let first = try Color(codes.first ?? "")
        return (first, try codes.count > 1 ? Color(codes[1]) : first)
    }

    private func part(of text: Substring, after start: String, upTo end: String) throws -> Substring {
        guard let range = text.firstRange(of: start) else { throw Missing(what: start) }
        let rest = text[range.upperBound...]
        return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
    }

    struct Missing: Error {
        let what: String
    }
}
