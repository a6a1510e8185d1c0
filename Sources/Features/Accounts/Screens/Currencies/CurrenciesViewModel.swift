import AccountsModel
import HouseholdModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Exchange rates: lists the stored ones, adds a single one, and imports the file of the European Central Bank.
@Observable
final class CurrenciesViewModel: ContextModel<AccountsContext>, LoadableModel {
    /// The rates, newest day first.
    private(set) var rates: [ExchangeRate] = []
    /// The currency that is offered for totals, because no account has that of the household; nil for none, and for members who may not
    /// change it.
    private(set) var offered: Currency?
    /// The code of the offered currency when the page was shown.
    var offeredCode = ""
    var searchText = ""
    var base = ""
    var quote = ""
    var rateText = ""
    var dayText = ""
    /// The path of the selected file; empty if none is selected.
    var file = ""
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var base: LocalizedText?
        var quote: LocalizedText?
        var rate: LocalizedText?
        var day: LocalizedText?
        var file: LocalizedText?

        /// Whether a typed rate is invalid.
        var isOfTyped: Bool { [base, quote, rate, day].contains { $0 != nil } }
    }

    // MARK: - Presentation

    /// What is searched for, by currencies.
    var pairs: [CurrencyPair] {
        let text = SearchText(searchText)
        let all = CurrencyPair.all(of: rates)
        return text.isEmpty ? all : all.filter { $0.isFound(by: text, in: context.memberContext.language) }
    }

    /// The screen with its search.
    var link: Link { Link(.accounts(.currencies), query: searchText.isEmpty ? [] : [QueryItem("q", searchText)]) }

    // MARK: - Data Loading

    func load() async throws {
        rates = try await context.services.rates().fetchRates(limit: 200)
        offered = try await offer()
        guard !isRefreshing else { return }
        offeredCode = offered?.code ?? ""
        quote = context.household.currency.code
        dayText = context.today.description
    }

    private func offer() async throws -> Currency? {
        guard context.member.role == .owner else { return nil }
        let accounts = try await context.services.accounts().fetchAccounts(includingArchived: false).map(\.account)
        return context.household.offeredCurrency(for: accounts)
    }

    // MARK: - Actions

    /// Changes the household's currency to the offered one.
    func follow() async {
        guard let currency = Currency(code: offeredCode), currency == offered else { return }
        await context.perform {
            var household = try await context.services.household().fetchHousehold()
            household.currency = currency
            _ = try await context.services.household().updateHousehold(household, version: nil)
            context.notify(Notice("Totals are in \(currency.code) now"))
        }
    }

    func save() async {
        errors = Errors()
        let day = DayText.parse(dayText, in: context.locale, today: context.today)
        let rate = DecimalFigure(typed: rateText)
        if Currency(code: base) == nil { errors.base = "Choose a currency" }
        if Currency(code: quote) == nil { errors.quote = "Choose a currency" }
        if base == quote { errors.quote = "Choose another currency" }
        if rate == nil { errors.rate = "Enter a number above zero" }
        if day == nil { errors.day = "Enter a day" }
        guard errors == Errors(), let from = Currency(code: base), let to = Currency(code: quote), let rate, let day else { return }
        do {
            try await context.services.rates().setRate(ExchangeRate(day: day, base: from, quote: to, rate: rate, source: .typed))
            context.notify(Notice("1 \(from.code) is \(rate.description) \(to.code)"))
        } catch {
            errors.rate = context.message(of: error)
        }
    }

    func importFile() async {
        guard !file.isEmpty else { return errors.file = "Choose the file" }
        do {
            let count = try await context.services.rates().importECB(file: file)
            context.notify(Notice(.plural(count, one: "1 rate read", other: "\(count) rates read")))
        } catch ServiceError.refusedFile(_, let diagnostic) {
            // The path of the staged file must not appear in the message.
            var sentence = diagnostic.text
            if diagnostic.line > 0 { sentence = "Line \(diagnostic.line): \(sentence)" }
            if let found = diagnostic.found { sentence = "\(sentence), found \(found)" }
            if let expected = diagnostic.expected { sentence = "\(sentence), expected \(expected)" }
            errors.file = sentence
        } catch ServiceError.missingInput(_, let reason) {
            errors.file = reason
        } catch {
            errors.file = context.message(of: error)
        }
    }
}
