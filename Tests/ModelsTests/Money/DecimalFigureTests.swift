import Models
import Testing

@Suite struct DecimalFigureTests {
    private func read(_ text: String, separator: Character = ".", grouping: Character? = nil) -> DecimalFigure? {
        DecimalFigure(bytes: text.utf8, decimalSeparator: separator.asciiValue ?? 0, grouping: grouping?.asciiValue)
    }

    private func units(_ text: String, _ code: String) throws -> (Int64, Bool) {
        let figure = try #require(read(text))
        let (amount, isExact) = try figure.money(in: try currency(code))
        return (amount.minorUnits, isExact)
    }

    @Test(
        arguments: [
            ("12.50", 1250, 2), ("-12.50", -1250, 2), ("+7", 7, 0), (".5", 5, 1), ("5.", 5, 0), ("12.50-", -1250, 2), ("007", 7, 0),
            ("-.05", -5, 2),
        ] as [(String, Int64, UInt8)])
    func figuresInFilesAreParsed(text: String, mantissa: Int64, scale: UInt8) {
        #expect(read(text) == DecimalFigure(mantissa: mantissa, scale: scale))
    }

    @Test(arguments: [
        "", "-", ".", "+.", "1.2.3", "1,5", "--1", "-1-", "1-2", "12a", "1 2", "1e5", "9223372036854775808", "-9223372036854775808",
    ])
    func invalidFiguresAreRejected(text: String) {
        #expect(read(text) == nil)
    }

    @Test func groupingAndDecimalSeparatorsAreConfigurable() {
        #expect(read("1.234.567,89", separator: ",", grouping: ".") == DecimalFigure(mantissa: 123_456_789, scale: 2))
        #expect(read(".5", separator: ",", grouping: ".") == nil)
        #expect(read("1,23.4", separator: ",", grouping: ".") == nil)
    }

    @Test func eighteenDigitsAndTheEdgesOf64BitsAreExact() throws {
        #expect(read("0.123456789012345678") == DecimalFigure(mantissa: 123_456_789_012_345_678, scale: 18))
        #expect(read("0.1234567890123456789") == nil)
        #expect(read("1.00000000000000000000000") == DecimalFigure(mantissa: 1_000_000_000_000_000_000, scale: 18))
        #expect(read("9223372036854775807")?.mantissa == .max)
        #expect(read("-9223372036854775807")?.mantissa == -.max)
        #expect(try units("92233720368547758.07", "EUR") == (.max, true))
        #expect(throws: MoneyError.overflow) { try units("92233720368547759", "EUR") }
    }

    @Test(
        arguments: [
            ("0.125", 12, false), ("0.135", 14, false), ("-0.125", -12, false), ("-0.135", -14, false), ("0.1250001", 13, false),
            ("0.1249999", 12, false), ("-0.1250001", -13, false), ("0.005", 0, false), ("0.015", 2, false), ("-0.005", 0, false),
            ("0.120", 12, true), ("12", 1200, true), ("-3.5", -350, true),
        ] as [(String, Int64, Bool)])
    func figuresWithMoreDecimalsAreRoundedHalfToEven(text: String, expected: Int64, exact: Bool) throws {
        #expect(try units(text, "EUR") == (expected, exact))
    }

    @Test func roundingDependsOnTheCurrency() throws {
        #expect(try units("2.5", "JPY") == (2, false))
        #expect(try units("3.5", "JPY") == (4, false))
        #expect(try units("1.2345", "BHD") == (1234, false))
        #expect(try units("1.2345", "CLF") == (12345, true))
    }

    @Test func extremeFiguresDoNotTrap() throws {
        let euro = try currency("EUR")
        for mantissa in [Int64.min, -.max, -1, 0, 1, .max] {
            for scale in UInt8.min ... .max {
                let figure = DecimalFigure(mantissa: mantissa, scale: scale)
                _ = figure.negated
                _ = figure.description
                _ = try? figure.money(in: euro)
            }
        }
        // 10^19 is the largest divisor whose half a mantissa can exceed.
        #expect(try DecimalFigure(mantissa: .max, scale: 21).money(in: euro).amount.minorUnits == 1)
        #expect(try DecimalFigure(mantissa: .min, scale: 21).money(in: euro).amount.minorUnits == -1)
        #expect(try DecimalFigure(mantissa: .max, scale: 22).money(in: euro) == (Money(minorUnits: 0, currency: euro), false))
        #expect(try DecimalFigure(mantissa: .min, scale: 2).money(in: euro).amount.minorUnits == -.max)
        #expect(DecimalFigure(mantissa: 5, scale: 1).negated == DecimalFigure(mantissa: -5, scale: 1))
    }

    @Test func figuresPrintAllTheirDecimals() {
        #expect(DecimalFigure(mantissa: -5, scale: 3).description == "-0.005")
        #expect(DecimalFigure(mantissa: 1250, scale: 2).description == "12.50")
        #expect(DecimalFigure(mantissa: .min, scale: 0).description == "-9223372036854775808")
    }

    @Test func printedFiguresRoundTrip() {
        let seed: UInt64 = 20_241_115
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let figure = DecimalFigure(mantissa: .random(in: -.max ... .max, using: &random), scale: .random(in: 0...18, using: &random))
            #expect(read(figure.description) == figure, "seed \(seed)")
        }
    }
}
