import ScreenTestSupport

/// What a page lists as stored after a conflict, read from its HTML.
struct ConflictReading {
    struct Fact: Hashable {
        /// The label with the headings before it: `Part 1: Amount`.
        let heading: String
        /// The label alone.
        let label: String
        let value: String
    }

    let facts: [Fact]

    init(_ html: String) {
        let list = html.components(of: "As it is now</h2></div><dl", upTo: "</dl>").first ?? ""
        facts = list.components(of: "<dt>", upTo: "</dd>").map { fact in
            let name = String(fact.prefix { $0 != "<" })
            return Fact(
                heading: name, label: name.split(separator: ": ").last.map { String($0) } ?? name, value: String(fact.dropFirst(name.count))
            )
        }
    }

    /// The labels of the fields that can be changed in the form of a button; a passphrase is none.
    static func labels(of html: String, button: String) -> [String] {
        let form = html.components(of: "<form ", upTo: "</form>").first { $0.contains("name=\"_action\" value=\"\(button)\"") } ?? ""
        var labels: [String] = []
        for part in form.components(of: "class=\"field-label\"", upTo: "class=\"field-label\"") where !part.contains("type=\"password\"") {
            labels.append(String(part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }))
        }
        for part in form.components(of: "<label class=\"toggle\">", upTo: "</label>") where !part.contains(" disabled") {
            labels += part.components(of: "<span>", upTo: "</span>")
        }
        return labels
    }
}
