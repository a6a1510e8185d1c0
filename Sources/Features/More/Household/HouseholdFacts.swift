import DesignSystem
import HTML
import Localization
import Models

/// The settings of the household as they are now, beside the form after another owner changed them.
struct HouseholdFacts: View {
    let household: Household
    let locale: LocaleFormat

    var body: some View {
        Fact("Household name", .verbatim(household.name))
        Fact("Currency", .verbatim(household.currency.code))
        Fact("Time zone", .verbatim(household.timeZone))
        Fact("Minutes until sign-out", "\(household.idleMinutes)")
        Fact("First day of the week", .verbatim(locale.weekdayName(household.firstWeekday)))
        Fact("First day of the month", household.monthBeginsOnWorkingDay ? monthDayOrFriday : "\(household.firstMonthDay)")
    }

    private var monthDayOrFriday: LocalizedText { "\(household.firstMonthDay), or the Friday before a weekend" }
}
