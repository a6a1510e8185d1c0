import ArgumentParser
import Models

/// An exchange rate, parsed from `USD/EUR=0.92`: one dollar is worth 0.92 euros.
struct RateArgument: ExpressibleByArgument, Hashable {
    var base: Currency
    var quote: Currency
    var rate: DecimalFigure

    init?(argument: String) {
        let sides = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let codes = sides[0].split(separator: "/", omittingEmptySubsequences: false)
        guard codes.count == 2, let base = Currency(code: codes[0]), let quote = Currency(code: codes[1]), base != quote,
            let rate = DecimalFigure(bytes: sides[1].utf8), rate.mantissa > 0
        else { return nil }
        self.base = base
        self.quote = quote
        self.rate = rate
    }
}
