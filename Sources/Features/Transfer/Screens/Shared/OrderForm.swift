import Localization
import Models
import ScreenKit
import Services
import TransferModel

/// The form values of an order, and their parsers.
struct OrderForm: FormValues {
    /// The id of the paying account.
    var source = ""
    /// The id of the own account that receives the money.
    var destination = ""
    var amount = ""
    /// The amount received in an account of another currency.
    var otherAmount = ""
    var day = ""
    var note = ""
    /// The id of a category; empty if none is selected.
    var category = ""
    /// The unit of the interval, a `ScheduleUnit`; empty if the order does not repeat.
    var unit = ""
    /// The number of units between two occurrences.
    var every = "1"
    /// The last possible day of an occurrence; empty if there is no end.
    var until = ""

    /// Validation errors by field.
    struct Errors: FormErrors {
        private var sentences: [TransferField: LocalizedText] = [:]
        var until: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?

        subscript(field: TransferField) -> LocalizedText? {
            get { sentences[field] }
            set { sentences[field] = newValue }
        }

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? { TransferField(rawValue: name).map { \.[$0] } }

        /// Adds the rules that an order violates. Existing errors of a field are kept.
        mutating func add(_ violations: [TransferViolation]) {
            for violation in violations where self[violation.field] == nil {
                self[violation.field] = RuleViolation(violation).text
            }
        }
    }

    /// The parsed values. An invalid value is replaced by a valid placeholder, so that the other values can still be validated.
    struct Reading: Hashable {
        var amount: Money
        var otherAmount: Money?
        var day: Day
        var schedule: Schedule?
    }

    // MARK: - Parsing

    /// Parses the form and sets the errors of invalid values.
    ///
    /// - Parameters:
    ///   - currency: The currency of the paying account.
    ///   - other: The currency of the receiving account.
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

    /// Parses the schedule; nil if the order does not repeat or a value is invalid.
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
