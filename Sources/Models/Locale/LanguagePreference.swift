/// The languages of an `Accept-Language` header (RFC 9110, section 12.5.4).
package struct LanguagePreference: Hashable, Sendable {
    /// Language tags by descending weight; those of equal weight in header order.
    package let tags: [String]

    /// - Parameter header: the header's value; invalid parts are ignored.
    package init(header: String) {
        var weighted: [(tag: String, weight: Int)] = []
        for item in header.prefix(400).split(separator: ",").prefix(20) {
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let tag = parts.first, !tag.isEmpty, tag != "*",
                tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
            else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Self.thousandths($0.dropFirst(2)) } ?? 1_000
            if weight > 0 { weighted.append((tag, weight)) }
        }
        tags = weighted.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element.tag)
    }

    /// The first supported language; English if there is none.
    package var language: Language { tags.lazy.compactMap { Language(tag: $0) }.first ?? .english }

    /// The locale of the first supported language; nil if there is none.
    package var locale: LocaleFormat? {
        for tag in tags {
            let locale = LocaleFormat(tag)
            if Self.language(of: locale.tag) == Self.language(of: tag) { return locale }
        }
        return nil
    }

    /// The currency of the first region; nil if there is no region, or it has no currency.
    package var currency: Currency? {
        for tag in tags {
            guard let region = tag.split(separator: "-").dropFirst().first(where: { $0.utf8.count == 2 }) else { continue }
            return RegionCurrency.currency(of: region)
        }
        return nil
    }

    private static func language(of tag: String) -> String { tag.split(separator: "-").first?.lowercased() ?? "" }

    /// A weight from 0 to 1 with at most three decimals; 0 for anything else.
    private static func thousandths(_ text: Substring) -> Int {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Int(parts[0]), (0...1).contains(whole) else { return 0 }
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.count <= 3, decimals.isEmpty || Int(decimals) != nil else { return 0 }
        return min(whole * 1_000 + (Int(decimals + String(repeating: "0", count: 3 - decimals.count)) ?? 0), 1_000)
    }
}
