/// What a program needs to find on a page: links, and the fields of forms.
struct Page {
    let text: String

    /// The values of an attribute, in the order of the page, as they are meant.
    func values(of attribute: String) -> [String] {
        text.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map { rest in
            Self.plain(rest.prefix { $0 != "\"" })
        }
    }

    /// What stands between two texts for the first time.
    func first(after opening: String, until closing: String) -> String? {
        guard let start = text.firstRange(of: opening) else { return nil }
        let rest = text[start.upperBound...]
        return rest.firstRange(of: closing).map { Self.plain(rest[..<$0.lowerBound]) }
    }

    /// The identity that follows a path in the page's links, whose query may say where one came from.
    func identity(after path: String) -> String? {
        for link in values(of: "href") where link.hasPrefix(path) {
            let rest = link.dropFirst(path.count).prefix { $0 != "?" }
            if rest.contains(where: \.isNumber), !rest.contains("/") { return String(rest) }
        }
        return nil
    }

    /// The tags of a name, each as it stands there.
    func tags(_ name: String) -> [String] {
        text.split(separator: "<\(name) ", omittingEmptySubsequences: false).dropFirst().map { rest in
            " " + String(rest.prefix { $0 != ">" }) + " "
        }
    }

    /// What the form with a button sends when nothing else is touched.
    ///
    /// - Parameter button: the button's name.
    /// - Throws: `BenchmarkError` where there is none.
    func form(pressing button: String) throws -> [(name: String, value: String)] {
        let forms = text.split(separator: "<form ").dropFirst().map { rest in
            Page(text: rest.firstRange(of: "</form>").map { String(rest[..<$0.lowerBound]) } ?? String(rest))
        }
        guard let form = forms.first(where: { $0.text.contains(" name=\"_action\" value=\"\(button)\"") }) else {
            throw BenchmarkError("there is no button \(button) on the page")
        }
        var fields: [(name: String, value: String)] = []
        for tag in form.tags("input") {
            let input = Page(text: tag)
            let kind = input.values(of: "type").first ?? "text"
            guard let name = input.values(of: "name").first, kind != "file", kind != "submit" else { continue }
            if kind == "radio" || kind == "checkbox", !tag.contains(" checked") { continue }
            fields.append((name, input.values(of: "value").first ?? ""))
        }
        for select in form.text.split(separator: "<select ").dropFirst() {
            let whole = Page(text: "<select " + (select.firstRange(of: "</select>").map { String(select[..<$0.lowerBound]) } ?? ""))
            let options = whole.tags("option")
            guard let name = whole.values(of: "name").first,
                let chosen = options.first(where: { $0.contains(" selected") }) ?? options.first
            else { continue }
            fields.append((name, Page(text: chosen).values(of: "value").first ?? ""))
        }
        return fields + [("_action", button)]
    }

    /// The values that can be chosen in a list.
    func choices(of name: String) -> [String] {
        guard
            let list = text.split(separator: "<select ").dropFirst().first(where: {
                $0.prefix { $0 != ">" }.contains(" name=\"\(name)\"") || $0.hasPrefix("name=\"\(name)\"")
            })
        else { return [] }
        let whole = Page(text: list.firstRange(of: "</select>").map { String(list[..<$0.lowerBound]) } ?? "")
        return whole.tags("option").compactMap { Page(text: $0).values(of: "value").first }
    }

    private static func plain(_ text: some StringProtocol) -> String {
        guard text.contains("&") else { return String(text) }
        return [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(String(text)) { text, pair in
            text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
        }
    }
}
