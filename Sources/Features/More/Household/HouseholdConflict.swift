import DesignSystem
import HTML
import Localization
import Models

/// Shows the stored values next to the typed ones after another owner changed the household.
struct HouseholdConflict: View {
    let household: Household
    let locale: LocaleFormat

    var body: some View {
        Banner(
            "Somebody else changed the household in the meantime", text: "Below is what you typed. Save again to keep it.",
            symbol: .exclamationmarkTriangle, tone: .warning)
        FactList("As it is now") {
            Fact("Household name", .verbatim(household.name))
            Fact("Currency", .verbatim(household.currency.code))
            Fact("Time zone", .verbatim(household.timeZone))
            Fact("Minutes until sign-out", "\(household.idleMinutes)")
            Fact("First day of the week", .verbatim(locale.weekdayName(household.firstWeekday)))
            Fact("First day of the month", "\(household.firstMonthDay)")
        }
    }
}
