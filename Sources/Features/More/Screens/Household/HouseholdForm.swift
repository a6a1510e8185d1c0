import Localization
import Models
import ScreenKit

/// The form values of the household's settings.
struct HouseholdForm: FormValues {
    var name = ""
    /// The code of the currency.
    var currency = ""
    var timeZone = ""
    var idleMinutes = ""
    var firstWeekday = ""
    var firstMonthDay = ""
    var monthBeginsOnWorkingDay = false

    /// Validation errors by field.
    struct Errors: FormErrors {
        var name: LocalizedText?
        var timeZone: LocalizedText?
        var idleMinutes: LocalizedText?
        var firstWeekday: LocalizedText?
        var firstMonthDay: LocalizedText?
        var form: LocalizedText?

        static func field(_ name: String) -> WritableKeyPath<Errors, LocalizedText?>? {
            switch name {
            case "name": \.name
            case "timeZone": \.timeZone
            case "idleMinutes": \.idleMinutes
            case "firstWeekday": \.firstWeekday
            case "firstMonthDay": \.firstMonthDay
            default: nil
            }
        }
    }

    init() {}

    init(_ household: Household) {
        name = household.name
        currency = household.currency.code
        timeZone = household.timeZone
        idleMinutes = String(household.idleMinutes)
        firstWeekday = String(household.firstWeekday)
        firstMonthDay = String(household.firstMonthDay)
        monthBeginsOnWorkingDay = household.monthBeginsOnWorkingDay
    }

    /// Validates the form.
    var errors: Errors {
        var errors = Errors()
        if name.allSatisfy(\.isWhitespace) { errors.name = "Household name is required" }
        if Int(idleMinutes) == nil { errors.idleMinutes = "Enter a number of minutes" }
        if Int(firstMonthDay) == nil { errors.firstMonthDay = "Enter a day from 1 to 28" }
        return errors
    }

    /// Applies the values to the household; nil if one is invalid.
    func applied(to household: Household) -> Household? {
        guard let currency = Currency(code: currency), let idle = Int(idleMinutes), let monthDay = Int(firstMonthDay) else { return nil }
        var household = household
        household.name = name
        household.currency = currency
        household.timeZone = timeZone
        household.idleMinutes = idle
        household.firstWeekday = Int(firstWeekday) ?? household.firstWeekday
        household.firstMonthDay = monthDay
        household.monthBeginsOnWorkingDay = monthBeginsOnWorkingDay
        return household
    }
}
