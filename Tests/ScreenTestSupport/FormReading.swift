import Testing

/// The fields of a form as a browser would send them, read from the HTML of a page.
package struct FormReading {
    package private(set) var fields: [(name: String, value: String)] = []

    /// - Parameter button: the button whose form is read.
    package init(_ html: String, button: String) throws {
        let form = try #require(
            html.components(of: "<form ", upTo: "</form>").first { $0.contains("name=\"_action\" value=\"\(button)\"") },
            "no form with \(button)")
        var rest = form[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            let tag = rest.prefix { $0 != ">" }
            if tag.hasPrefix("input ") {
                read(input: tag)
            } else if tag.hasPrefix("select "), let name = Self.attribute("name", of: tag) {
                let options = rest.prefix(upTo: rest.firstRange(of: "</select>")?.lowerBound ?? rest.endIndex)
                read(select: name, String(options))
            } else if tag.hasPrefix("textarea "), let name = Self.attribute("name", of: tag) {
                // A line end at the beginning is no part of the text.
                let text = rest.dropFirst(tag.count + 1).trimmingPrefix("\n")
                fields.append((name, Self.unescaped(text.prefix { $0 != "<" })))
            }
        }
    }

    package subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

    /// The fields with another value of one of them.
    package func with(_ name: String, _ value: String) -> [(String, String)] {
        fields.map { ($0.name, $0.name == name ? value : $0.value) }
    }

    private mutating func read(input tag: Substring) {
        guard let name = Self.attribute("name", of: tag), name != "_token" else { return }
        let type = Self.attribute("type", of: tag) ?? "text"
        if type == "checkbox" || type == "radio", !tag.contains(" checked") { return }
        fields.append((name, Self.attribute("value", of: tag) ?? ""))
    }

    private mutating func read(select name: String, _ options: String) {
        let tags = options.components(of: "<option", upTo: ">")
        let chosen = tags.first { $0.contains(" selected") } ?? tags.first
        fields.append((name, chosen.flatMap { Self.attribute("value", of: $0[...]) } ?? ""))
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
        return unescaped(tag[start.upperBound...].prefix { $0 != "\"" })
    }

    private static func unescaped(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
