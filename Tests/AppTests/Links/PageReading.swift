import Foundation
import Navigation

/// What a member can read, follow and submit on a page, read from its HTML.
struct PageReading {
    /// A form that sets the page's query.
    struct QueryForm {
        let path: String
        /// The fields as they are sent if nothing is changed.
        private(set) var fields: [QueryItem] = []
        /// What can be chosen or typed besides: one changed item each.
        private(set) var changes: [QueryItem] = []
        /// The name of its search field; nil if it has none.
        private(set) var search: String?

        /// The path that submitting the form with some items changed leads to. Empty values are left out, as the script does.
        func path(with changed: [QueryItem] = []) -> String {
            let names = Set(changed.map(\.name))
            let items = (fields.filter { !names.contains($0.name) } + changed).filter { !$0.value.isEmpty }
            return items.isEmpty ? path : path + "?" + QueryItem.text(items)
        }
    }

    /// The content between head and frame.
    private let main: String

    init(_ html: String) {
        main = html.text(from: "<main", through: "</main>").joined()
    }

    /// The visible text without filters and forms that set the query: what such a link changes.
    var content: String {
        Self.choices.reduce(main) { $0.removing("<nav class=\"\($1)\"", through: "</nav>") }
            .removing("<form class=\"form\" novalidate method=\"get\"", through: "</form>")
            .removing("<details class=\"popover\"", through: "</details>")
            .removing("<", through: ">").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The titles of its rows that lead somewhere, without the categories that a list of transactions is added up by.
    var rows: [String] {
        main.components(separatedBy: "<section class=\"register-sums")[0].text(from: "<a class=\"row-title\"", through: "</a>").map {
            $0.drop { $0 != ">" }.dropFirst()
        }.map { String($0).unescaped }
            .filter { !$0.contains("<") }
    }

    /// The paths of this site that it links to, once each, in their order.
    var links: [String] {
        var seen: Set<String> = []
        return main.text(from: "href=\"", through: "\"").map(\.unescaped).filter { $0.hasPrefix("/") && seen.insert($0).inserted }
    }

    /// The classes of links that choose what a page shows.
    private static let choices = ["chips", "segments", "choices", "stepper"]

    /// The filters and other choices that are not selected.
    var chips: [String] {
        Self.choices.flatMap { main.text(from: "<nav class=\"\($0)\"", through: "</nav>") }.flatMap { $0.text(from: "<a ", through: ">") }
            .filter { !$0.contains("aria-current") }.compactMap { $0.attribute("href") }
    }

    var queryForms: [QueryForm] {
        main.text(from: "<form ", through: "</form>").filter { $0.prefix { $0 != ">" }.contains(" method=\"get\"") }.map(QueryForm.init)
    }
}

// MARK: - Forms

extension PageReading.QueryForm {
    /// What is typed into fields that take no choice.
    private static let typed = ["date": "2026-05-11", "decimal": "100"]

    fileprivate init(_ html: String) {
        path = html.attribute("action") ?? ""
        for tag in html.text(from: "<", through: ">") {
            guard tag.hasPrefix("input "), let name = tag.attribute("name") else { continue }
            let item = QueryItem(name, tag.attribute("value") ?? "")
            switch tag.attribute("type") ?? "text" {
            case "hidden": fields.append(item)
            case "checkbox", "radio": if tag.contains(" checked") { fields.append(item) } else { changes.append(item) }
            case "search":
                fields.append(item)
                search = name
            case let type:
                fields.append(item)
                if let text = Self.typed[type] ?? tag.attribute("inputmode").flatMap({ Self.typed[$0] }) {
                    changes.append(QueryItem(name, text))
                }
            }
        }
        for select in html.text(from: "<select ", through: "</select>") {
            guard let name = select.attribute("name") else { continue }
            let options = select.text(from: "<option", through: ">")
            let selected = options.firstIndex { $0.contains(" selected") } ?? 0
            for (index, option) in options.enumerated() {
                let item = QueryItem(name, option.attribute("value") ?? "")
                if index == selected { fields.append(item) } else { changes.append(item) }
            }
        }
    }
}

// MARK: - HTML

extension String {
    /// The parts between each place of a mark and the next end.
    fileprivate func text(from mark: String, through end: String) -> [String] {
        components(separatedBy: mark).dropFirst().compactMap { part in
            part.range(of: end, options: .literal).map { String(part[..<$0.lowerBound]) }
        }
    }

    fileprivate func removing(_ mark: String, through end: String) -> String {
        let parts = components(separatedBy: mark)
        return parts[0]
            + parts.dropFirst().map { part in part.range(of: end, options: .literal).map { " " + part[$0.upperBound...] } ?? "" }.joined()
    }

    /// The value of an attribute of a tag.
    fileprivate func attribute(_ name: String) -> String? {
        let tag = " " + prefix { $0 != ">" }
        guard let start = tag.range(of: " \(name)=\"", options: .literal) else { return nil }
        return String(tag[start.upperBound...].prefix { $0 != "\"" }).unescaped
    }

    fileprivate var unescaped: String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(self) { $0.replacing($1.0, with: $1.1) }
    }
}
