import CardsModel
import CommandKit
import Localization
import Models

/// The text with which a user names a card product.
struct CardProductName {
    private let text: String
    private let words: [String]

    init(_ text: String) {
        self.text = text
        words = Self.words(text)
    }

    /// The product with this code, name, or issuer and name, ignoring case and accents; else the only one whose issuer and name contain
    /// every word. If there is none, words that are common in card names are ignored: *American Express Personal Platinum Card* is
    /// Platinum Card.
    ///
    /// - Throws: `CommandFailure.notFound`; `.usage` with the products if there are several.
    func chosen(of products: [CardTemplate]) throws(CommandFailure) -> CardTemplate {
        if let exact = products.first(where: { $0.code == text }) { return exact }
        let attempts: [(CardTemplate) -> Bool] = [
            { Self.words($0.facts.name) == words || Self.words($0.fullName) == words },
            { product in
                let name = Self.words(product.fullName)
                return words.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
            },
            {
                Self.distinctiveWords(Self.words($0.fullName)) == Self.distinctiveWords(words)
                    || Self.distinctiveWords(Self.words($0.facts.name)) == Self.distinctiveWords(words)
            },
        ]
        for fits in attempts where !words.isEmpty {
            let found = products.filter(fits)
            if found.count == 1 { return found[0] }
            if found.count > 1 {
                let names = found.map { "\($0.fullName) (\($0.code))" }.joined(separator: ", ")
                throw .usage("--product: \(text) can be several: \(names)")
            }
        }
        throw .notFound(kind: "product", name: text)
    }

    private static func words(_ text: String) -> [String] {
        text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func distinctiveWords(_ words: [String]) -> Set<String> { Set(words).subtracting(commonWords) }

    private static let commonWords: Set<String> = ["card", "credit", "rewards", "personal", "from", "the", "by"]
}

extension CardTemplate {
    /// Issuer and name.
    fileprivate var fullName: String { "\(facts.issuer) \(facts.name)" }
}
