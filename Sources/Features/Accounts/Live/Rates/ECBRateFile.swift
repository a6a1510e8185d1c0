import Models
import ServiceKit
import Services

/// Parses the European Central Bank's `eurofxref` CSV: a header `Date, USD, JPY, …` and a row per day, in units per euro.
///
/// The daily file has `20 November 2026` and blanks after commas, the historical one `2026-11-20` and `N/A`. Source: ecb.europa.eu, *Euro foreign
/// exchange reference rates*.
enum ECBRateFile {
    /// Reads a file.
    ///
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`.
    static func read(_ file: String) throws(ServiceError) -> [ExchangeRate] {
        try rates(in: try InputFile.bytes(of: file), file: file)
    }

    /// Parses the file's text. Unknown currencies and days without a rate are skipped.
    static func rates(in bytes: [UInt8], file: String) throws(ServiceError) -> [ExchangeRate] {
        var currencies: [Currency?]?
        var rates: [ExchangeRate] = []
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { trimmed($0) }
            guard fields.contains(where: { !$0.isEmpty }) else { continue }
            guard let columns = currencies else {
                guard fields[0].lowercased() == "date" else {
                    throw rejection(file, number, .ratesNotECB, fields[0], "Date, USD, JPY, …")
                }
                currencies = fields.dropFirst().map { Currency(code: $0) }
                continue
            }
            guard let day = day(fields[0]) else { throw rejection(file, number, .ratesDayUnreadable, fields[0], "YYYY-MM-DD") }
            for (field, currency) in zip(fields.dropFirst(), columns) {
                guard let currency, !field.isEmpty, field != "N/A" else { continue }
                guard let figure = DecimalFigure(bytes: field.utf8), figure.mantissa > 0 else {
                    throw rejection(file, number, .ratesRateUnreadable, field, "a number above zero")
                }
                let rate = ExchangeRate(day: day, base: .euro, quote: currency, rate: figure, source: .ecb)
                guard rate.isInRange else { throw rejection(file, number, .ratesRateOutOfRange, field, nil) }
                rates.append(rate)
            }
        }
        guard currencies != nil else { throw rejection(file, 0, .fileEmpty, nil, "Date, USD, JPY, …") }
        return rates
    }

    private static func trimmed(_ field: ArraySlice<UInt8>) -> String {
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        guard let first = field.firstIndex(where: { !isBlank($0) }), let last = field.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(decoding: field[first...last], as: UTF8.self)
    }

    /// `2026-11-20` or `20 November 2026`.
    private static func day(_ text: String) -> Day? {
        if let day = Day(text) { return day }
        let months = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        ]
        let fields = text.split(separator: " ")
        guard fields.count == 3, let number = Int(fields[0]), let year = Int(fields[2]),
            let month = months.firstIndex(where: { $0.hasPrefix(fields[1].lowercased()) }), fields[1].count >= 3
        else { return nil }
        return Day(year: year, month: month + 1, day: number)
    }

    private static func rejection(
        _ file: String, _ line: Int, _ code: DiagnosticCode, _ found: String?, _ expected: String?
    ) -> ServiceError {
        .refusedFile(
            file: file, diagnostic: Diagnostic(line: line, severity: .error, code: code, found: found, expected: expected))
    }
}
