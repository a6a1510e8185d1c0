import Localization
import Models
import Navigation
import Observation
import Services

/// Exchange rates: lists the stored ones, adds a single one, and imports the file of the European Central Bank.
@Observable
final class CurrenciesViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    /// The rates, newest day first.
    private(set) var rates: [ExchangeRate] = []
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
    }

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any RateServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(service: any RateServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        quote = context.household.currency.code
        dayText = context.today.description
        await refresh()
    }

    func refresh() async {
        do {
            rates = try await service.fetchRates(limit: 200)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

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
            try await service.setRate(ExchangeRate(day: day, base: from, quote: to, rate: rate, source: .typed))
            coordinator?.notify(Notice("1 \(from.code) is \(rate.description) \(to.code)"))
        } catch {
            errors.rate = message(of: error)
        }
    }

    func importFile() async {
        guard !file.isEmpty else { return errors.file = "Choose the file" }
        do {
            let count = try await service.importECB(file: file)
            coordinator?.notify(Notice(.plural(count, one: "1 rate read", other: "\(count) rates read")))
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
            errors.file = message(of: error)
        }
    }
}
