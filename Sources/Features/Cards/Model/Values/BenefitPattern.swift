import Models

/// A pattern that matches payees: `*` matches any text, `?` any one character; case and accents are ignored.
package struct BenefitPattern: Sendable {
    private let wildcard: Wildcard
    /// The number of literal characters. Of two matching patterns the one with the higher weight is more specific.
    package let weight: Int

    package init(_ text: String) {
        let folded = text.folded
        wildcard = Wildcard(folded)
        weight = folded.unicodeScalars.count { $0 != "*" && $0 != "?" }
    }

    /// The highest weight among the patterns that match a payee; nil where none does.
    ///
    /// - Parameter payee: folded text.
    package static func weight(of patterns: [BenefitPattern], matching payee: String) -> Int? {
        patterns.filter { $0.weight > 0 && $0.wildcard.matches(payee) }.map(\.weight).max()
    }

    /// Maximum length of a pattern.
    package static let maxLength = 100
    /// Maximum number of patterns of each kind per benefit.
    package static let maxCount = 50
}
