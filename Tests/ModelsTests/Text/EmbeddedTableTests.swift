import CEmbeddedFiles
import Testing

@testable import Models

/// Every row of the tables that are embedded in the program.
struct EmbeddedTableTests {

    @Test func everyCurrencyHasDecimalsAndNames() {
        let rows = embedded_currencies_tsv().rows
        #expect(rows.count == CurrencyTable.all.count)
        for (row, currency) in zip(rows, CurrencyTable.all) {
            let names = [currency.name(in: .english), currency.name(in: .german)]
            #expect(row.map(String.init) == [currency.code, String(currency.decimals)] + names)
            #expect(!row.contains(""))
        }
        #expect(Currency.euro == Currency(code: "EUR"))
    }

    @Test func everyIBANStructureIsRead() {
        let rows = embedded_iban_structures_tsv().rows
        #expect(rows.count == IBANRegistry.all.count)
        for (row, structure) in zip(rows, IBANRegistry.all) {
            let parts = structure.parts.map { part in
                let kind =
                    switch part.kind {
                    case .digit: "n"
                    case .letter: "a"
                    case .any: "c"
                    }
                return "\(part.places.count)\(kind)"
            }
            let account = structure.account
            #expect(row.map(String.init) == [structure.country, parts.joined(), String(account.lowerBound), String(account.upperBound)])
        }
    }

    @Test func everyLocaleIsWhole() {
        let rows = embedded_locales_tsv().rows
        #expect(rows.count == LocaleTable.rows.count)
        for (row, data) in zip(rows, LocaleTable.rows) {
            #expect(row.count == 21 && row.indices.allSatisfy { !row[$0].isEmpty || [8, 16].contains($0) }, "\(data.tag)")
            #expect(data.tag == row[0])
            #expect(String(decoding: data.decimal, as: UTF8.self).unicodeScalars.count == 1, "\(data.tag)")
            #expect(String(decoding: data.grouping, as: UTF8.self).unicodeScalars.count == 1, "\(data.tag)")
            #expect(Int(row[3]) == data.minimumGrouping && (1...2).contains(data.minimumGrouping), "\(data.tag)")
            #expect(DigitGrouping(rawValue: String(row[4])) == data.groups && CurrencyPlacement(rawValue: String(row[5])) == data.currency)
            #expect(data.symbols.count == row[6].split(separator: "|").count, "\(data.tag)")
            #expect([data.months, data.standaloneMonths, data.shortMonths].allSatisfy { $0.count == 12 }, "\(data.tag)")
            #expect(data.weekdays.count == 7, "\(data.tag)")
            #expect([data.short, data.medium, data.long].allSatisfy { $0.fields.contains(.year) || $0.fields.contains(.yearOfCentury) })
            if case .twelveHours = data.time {
                #expect(row[15] == "h:mm a")
            } else {
                #expect(row[16].isEmpty && ["HH:mm", "H:mm"].contains(row[15]), "\(data.tag)")
            }
        }
    }
}
