import AccountsModel
import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct RatesCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "rates", abstract: "Shows, sets or imports exchange rates.",
        discussion: """
            Shows the last rate on or before a day; exits with 1 if none is known. The European Central Bank's rates are read from its eurofxref CSV.
            Example: coffer rates --from USD --to EUR --on 2026-06-30
            Example: coffer rates --set USD/EUR=0.92 --day 2026-06-30
            Example: coffer rates --import-ecb eurofxref-hist.csv
            """)

    @Option(
        name: .customLong("import-ecb"), help: ArgumentHelp("Import the European Central Bank's CSV.", valueName: "file"),
        completion: .file(extensions: ["csv"]))
    var ecbFile: String?

    @Option(
        help: ArgumentHelp("Set a rate: the value of one unit of the first currency in the second.", valueName: "usd/eur=0.92"),
        transform: { try RateArgument.read($0) })
    var set: RateArgument?

    @Option(help: ArgumentHelp("The day of --set (YYYY-MM-DD); default: today.", valueName: "day")) var day: Day?
    @Option(name: .customLong("from"), help: ArgumentHelp("Show the rate from this currency.", valueName: "code")) var base: Currency?
    @Option(name: .customLong("to"), help: ArgumentHelp("Show the rate to this currency.", valueName: "code")) var quote: Currency?

    @Option(name: .customLong("on"), help: ArgumentHelp("The day of --from and --to (YYYY-MM-DD); default: today.", valueName: "day"))
    var shownDay: Day?

    @OptionGroup var answer: OutputOptions

    func validate() throws {
        let asked = [ecbFile != nil, set != nil, base != nil || quote != nil].filter(\.self).count
        guard asked == 1 else { throw ValidationError(text: Self.missing) }
        guard (base == nil) == (quote == nil) else { throw ValidationError(text: "Give --from and --to together") }
        guard day == nil || set != nil else { throw ValidationError(text: "--day requires --set; use --on to show a rate") }
        guard shownDay == nil || base != nil else { throw ValidationError(text: "--on requires --from and --to") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let rates = household.rates()
        if let ecbFile {
            let count = try await rates.importECB(file: ecbFile)
            return NoticeAnswer("Imported \(count) rates", [("imported", .number(count))])
        }
        if let set {
            let rate = ExchangeRate(day: day ?? actingDay(common), base: set.base, quote: set.quote, rate: set.rate, source: .typed)
            try await rates.setRate(rate)
            return NoticeAnswer(rate)
        }
        guard let base, let quote else { throw ValidationError(text: Self.missing) }
        let shownDay = shownDay ?? actingDay(common)
        guard let rate = try await rates.rate(from: base, to: quote, on: shownDay) else {
            throw CommandFailure.failed("No rate from \(base.code) to \(quote.code) is known on or before \(shownDay.description)")
        }
        return NoticeAnswer(rate)
    }

    private static let missing: LocalizedText = "Give one of --import-ecb, --set, or --from with --to"
}

extension NoticeAnswer {
    /// A notice of a rate: `1 USD = 0.92 EUR on 2026-06-30 (ecb)`.
    fileprivate init(_ rate: ExchangeRate) {
        self.init(
            "1 \(rate.base.code) = \(rate.rate.description) \(rate.quote.code) on \(rate.day.description) (\(rate.source.rawValue))",
            [
                ("from", .text(rate.base.code)), ("to", .text(rate.quote.code)), ("day", .text(rate.day.description)),
                ("rate", .text(rate.rate.description)), ("source", .text(rate.source.rawValue)),
            ])
    }
}
