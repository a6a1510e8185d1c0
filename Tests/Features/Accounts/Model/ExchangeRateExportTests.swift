import AccountsModel
import Models
import Testing
import WireModels

@Suite struct ExchangeRateExportTests {

    @Test func aRateKeepsItsDecimals() throws {
        let rate = ExchangeRate(
            day: try #require(Day("2026-05-27")), base: try #require(Currency(code: "EUR")), quote: try #require(Currency(code: "USD")),
            rate: DecimalFigure(mantissa: 10_750, scale: 4), source: .typed)
        #expect(
            String(decoding: try JSONTextEncoder.bytes(of: ExchangeRateExport(rate), absentMembers: .omitted), as: UTF8.self)
                == #"{"base":"EUR","quote":"USD","day":"2026-05-27","rate":"1.0750","source":"typed"}"#)
    }
}
