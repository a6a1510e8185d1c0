import Foundation
import Models
import Testing

@Suite struct CurrencyTableTests {
    @Test func codesAreParsedInAnyCase() throws {
        #expect(try currency("eur") == currency("EUR"))
        for text in ["", "EU", "EURO", "E R", "ÉUR", "XXX", "XAU", "DEM", "€"] {
            #expect(Currency(code: text) == nil, "\(text)")
        }
    }

    @Test(
        arguments: [("JPY", 0, 1), ("EUR", 2, 100), ("BHD", 3, 1_000), ("CLF", 4, 10_000), ("UYW", 4, 10_000)] as [(String, UInt8, Int64)])
    func decimalsFollowTheStandard(code: String, decimals: UInt8, minorUnits: Int64) throws {
        #expect(try currency(code).decimals == decimals)
        #expect(try currency(code).minorUnitsPerMajor == minorUnits)
    }

    @Test func theTableIsSortedAndEveryRowIsFound() {
        #expect(CurrencyTable.all.count > 150)
        #expect(CurrencyTable.all == CurrencyTable.all.sorted())
        #expect(Set(CurrencyTable.all).count == CurrencyTable.all.count)
        for currency in CurrencyTable.all {
            #expect(Currency(code: currency.code) == currency)
            #expect(Currency(packed: currency.packed) == currency)
        }
    }

    @Test(.enabled(if: ReferenceData.currencies != nil, "../shared/data is not there"))
    func theTableAgreesWithTheReferenceList() throws {
        let path = try #require(ReferenceData.currencies)
        let text = try String(contentsOf: path, encoding: .utf8)
        var expected: [String: UInt8] = [:]
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            // Names with commas are quoted; the last columns never contain commas.
            let columns = line.split(separator: ",", omittingEmptySubsequences: false)
            guard columns.count >= 6, columns[columns.count - 1].isEmpty, let decimals = UInt8(columns[columns.count - 2]) else { continue }
            expected[String(columns[columns.count - 4])] = decimals
        }
        let actual = Dictionary(uniqueKeysWithValues: CurrencyTable.all.map { ($0.code, $0.decimals) })
        #expect(expected.count > 150)
        #expect(actual == expected)
    }

    @Test func everyCurrencyHasAName() throws {
        #expect(CurrencyTable.all.filter { $0.name == $0.code || $0.name.isEmpty } == [])
        #expect(try #require(Currency(code: "EUR")).title(in: .english) == "EUR – Euro")
        #expect(try #require(Currency(code: "CHF")).title(in: .german) == "CHF – Schweizer Franken")
    }
}

/// Optional reference data next to the checkout.
private enum ReferenceData {
    static let currencies: URL? = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
                let file = folder.deletingLastPathComponent().appending(path: "shared/data/currencies/iso-4217.csv")
                return FileManager.default.fileExists(atPath: file.path) ? file : nil
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }()
}
