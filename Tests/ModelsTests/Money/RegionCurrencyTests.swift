import Testing

@testable import Models

@Suite struct RegionCurrencyTests {
    @Test(arguments: [
        ("DE", "EUR"), ("ch", "CHF"), ("LI", "CHF"), ("GB", "GBP"), ("SE", "SEK"), ("BG", "EUR"), ("TV", "AUD"), ("KM", "KMF"),
    ])
    func aRegionHasItsCurrency(region: String, code: String) {
        #expect(RegionCurrency.currency(of: region)?.code == code)
    }

    @Test(arguments: ["", "D", "DEU", "ZZ", "12"]) func unknownRegionsHaveNoCurrency(region: String) {
        #expect(RegionCurrency.currency(of: region) == nil)
    }

    /// Of the countries of ISO 3166 only Antarctica has no currency.
    @Test func everyCountryHasAKnownCurrency() {
        let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
        let countries = letters.flatMap { first in letters.map { first + $0 } }.filter(CountryTable.contains)
        #expect(countries.count > 240)
        #expect(countries.filter { RegionCurrency.currency(of: $0) == nil } == ["AQ"])
    }
}
