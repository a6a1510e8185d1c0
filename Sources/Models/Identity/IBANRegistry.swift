import CEmbeddedFiles

/// BBAN structures by country: `Resources/iban-structures.tsv`.
enum IBANRegistry {
    /// The structure of a country by its two upper-case letters.
    static func structure(of country: some StringProtocol) -> IBANStructure? {
        byCountry[String(country)]
    }

    private static let byCountry = Dictionary(all.map { ($0.country, $0) }, uniquingKeysWith: { first, _ in first })

    static let all: [IBANStructure] = embedded_iban_structures_tsv().rows(of: 4).compactMap { row in
        guard let start = Int(row[2]), let end = Int(row[3]), start < end else { return nil }
        return IBANStructure(String(row[0]), row[1], account: start..<end)
    }
}
