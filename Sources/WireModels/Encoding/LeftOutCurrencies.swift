import Models

/// Currencies without a rate, whose amounts figures leave out: a member that is there only if there are some.
struct LeftOutCurrencies: Encodable {
    fileprivate let currencies: [Currency]

    init(_ currencies: [Currency]) {
        self.currencies = currencies
    }
}

extension KeyedEncodingContainer {
    /// Takes precedence over the encoding of other values in synthesized conformances.
    mutating func encode(_ value: LeftOutCurrencies, forKey key: Key) throws {
        guard !value.currencies.isEmpty else { return }
        try encode(value.currencies, forKey: key)
    }
}
