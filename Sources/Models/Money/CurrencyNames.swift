import CEmbeddedFiles

extension Currency {
    /// The English name: `Euro`, `US Dollar`.
    package var name: String { name(in: .english) }

    /// The name in a language.
    package func name(in language: Language) -> String {
        guard let names = CurrencyNames.all[packed] else { return code }
        return switch language {
        case .english: names.english
        case .german: names.german
        }
    }

    /// The title in pickers: `EUR – Euro`.
    package func title(in language: Language) -> String { "\(code) – \(name(in: language))" }
}

/// The names in `Resources/currencies.tsv`.
private enum CurrencyNames {
    static let all: [UInt32: (english: String, german: String)] = Dictionary(
        embedded_currencies_tsv().rows(of: 4).compactMap { row in
            Currency(code: row[0]).map { ($0.packed, (String(row[2]), String(row[3]))) }
        }, uniquingKeysWith: { first, _ in first })
}
