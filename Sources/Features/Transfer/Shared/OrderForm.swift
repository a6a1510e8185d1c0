import Models

/// What is typed of an order, as text, and how it is read.
struct OrderForm: Hashable {
    /// The id of the account that pays.
    var source = ""
    /// The id of the own account that is paid.
    var destination = ""
    var amount = ""
    /// What arrives in an account of another currency.
    var otherAmount = ""
    var day = ""
    var note = ""
    /// An id; empty: none is chosen.
    var category = ""
    /// What it returns by, a `ScheduleUnit`; empty: it does not return.
    var unit = ""
    /// Every how many units it returns.
    var every = "1"
    /// The last day on which it may return; empty: until it is ended.
    var until = ""

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        private var sentences: [TransferField: String] = [:]
        var until: String?
        /// What belongs to no single field.
        var form: String?

        subscript(field: TransferField) -> String? {
            get { sentences[field] }
            set { sentences[field] = newValue }
        }

        var isEmpty: Bool { sentences.isEmpty && until == nil && form == nil }

        /// Adds rules that an order breaks; what was said of a field before stands.
        mutating func add(_ violations: [TransferViolation], in locale: LocaleFormat) {
            for violation in violations where self[violation.field] == nil {
                self[violation.field] = violation.sentence { $0.formatted(in: locale) }
            }
        }
    }

    /// What was read. Where something cannot be read there stands something harmless, so that everything else can be looked at, too.
    struct Reading: Hashable {
        var amount: Money
        var otherAmount: Money?
        var day: Day
        var schedule: Schedule?
    }

    // MARK: - Reading

    /// Reads what is typed, and says what cannot be read.
    ///
    /// - Parameters:
    ///   - currency: of the account that pays.
    ///   - other: of the account that is paid.
    func read(currency: Currency, other: Currency, in locale: LocaleFormat, today: Day, errors: inout Errors) -> Reading {
        var reading = Reading(amount: .zero(currency), day: today)
        if let amount = AmountParser.parse(amount, locale: locale, currency: currency) {
            reading.amount = amount
        } else {
            errors[.amount] = "Amount must be a valid number"
        }
        if !otherAmount.trimmed.isEmpty {
            reading.otherAmount = AmountParser.parse(otherAmount, locale: locale, currency: other)
            if reading.otherAmount == nil { errors[.otherAmount] = "Amount must be a valid number" }
        }
        if let day = DayText.parse(day, in: locale, today: today) {
            reading.day = day
            reading.schedule = schedule(from: day, in: locale, today: today, errors: &errors)
        } else {
            errors[.day] = "Day must be a valid date"
        }
        return reading
    }

    var categoryId: ID<Category>? { ID<Category>(category) }

    /// The days of an order that returns; nil where it does not, or where something is wrong.
    func schedule(from day: Day, in locale: LocaleFormat, today: Day, errors: inout Errors) -> Schedule? {
        guard let unit = ScheduleUnit(rawValue: unit) else { return nil }
        var end: Day?
        if !until.trimmed.isEmpty {
            end = DayText.parse(until, in: locale, today: today)
            if end == nil { errors.until = "Day must be a valid date" }
        }
        guard let interval = Int(every.trimmed) else {
            errors[.schedule] = "Enter a whole number, such as 1"
            return nil
        }
        do {
            return try Schedule(anchor: day, every: interval, unit, end: end)
        } catch {
            switch error {
            case .outsideCalendar: errors[.day] = "Day must be a valid date"
            case .interval, .count: errors[.schedule] = "Enter a number from 1 to \(Schedule.intervals.upperBound)"
            case .endsBeforeItBegins: errors.until = "The last day must not be before the first"
            }
            return nil
        }
    }
}
