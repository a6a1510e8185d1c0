/// Payees that a benefit is known by: `*` stands for any text, `?` for any one character; case and accents do not count.
package struct BenefitPattern: Sendable {
    private let wildcard: Wildcard
    /// How many characters it says itself: of two patterns that match, the one that says more is the more specific.
    package let weight: Int

    package init(_ text: String) {
        let folded = text.folded
        wildcard = Wildcard(folded)
        weight = folded.unicodeScalars.count { $0 != "*" && $0 != "?" }
    }

    /// How specific the best of some patterns is that match a payee; nil where none does.
    ///
    /// - Parameter payee: folded.
    package static func weight(of patterns: [BenefitPattern], matching payee: String) -> Int? {
        patterns.filter { $0.weight > 0 && $0.wildcard.matches(payee) }.map(\.weight).max()
    }

    /// The longest text of a pattern.
    package static let longest = 100
    /// How many a benefit may have of each kind.
    package static let most = 50
}
