/// A name and a value of a query or of a form body.
package struct QueryItem: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Parses `application/x-www-form-urlencoded` (WHATWG URL, section 5.1). Items that are not UTF-8 are ignored.
    package static func parse(_ text: Substring) -> [QueryItem] {
        text.split(separator: "&").compactMap { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentCoding.decode(parts[0], plusIsSpace: true),
                let value = PercentCoding.decode(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
            else { return nil }
            return QueryItem(name, value)
        }
    }

    /// The inverse of `parse`.
    package static func text(_ items: [QueryItem]) -> String {
        items.map { PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
    }
}
