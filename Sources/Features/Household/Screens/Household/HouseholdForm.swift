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

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, timeZone, idleMinutes, firstWeekday, firstMonthDay
    }

    typealias Errors = FormFieldErrors<Field>

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
        if name.allSatisfy(\.isWhitespace) { errors[.name] = "Household name is required" }
        if Int(idleMinutes) == nil { errors[.idleMinutes] = "Enter a number of minutes" }
        if Int(firstMonthDay) == nil { errors[.firstMonthDay] = "Enter a day from 1 to 28" }
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
