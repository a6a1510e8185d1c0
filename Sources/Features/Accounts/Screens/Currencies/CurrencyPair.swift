import Localization
import Models

/// The rates of one currency in another.
struct CurrencyPair: Hashable {
    let base: Currency
    let quote: Currency
    /// The newest first; at least one.
    let rates: [ExchangeRate]

    var id: String { "\(base.code)/\(quote.code)" }

    /// Groups rates by their currencies, in the order of their codes.
    ///
    /// - Parameter rates: newest day first.
    static func all(of rates: [ExchangeRate]) -> [CurrencyPair] {
        Dictionary(grouping: rates) { [$0.base, $0.quote] }
            .map { CurrencyPair(base: $0.key[0], quote: $0.key[1], rates: $0.value) }
            .sorted { ($0.base.code, $0.quote.code) < ($1.base.code, $1.quote.code) }
    }

    /// Whether code or name of one of the two contains what is searched for.
    func isFound(by text: SearchText, in language: Language) -> Bool {
        [base, quote].contains { $0.title(in: language).folded.contains(text.folded) }
    }
}
