import DesignSystem
import HTML
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
            Fact("Household name", household.name)
            Fact("Currency", household.currency.code)
            Fact("Time zone", household.timeZone)
            Fact("Minutes until sign-out", String(household.idleMinutes))
            Fact("First day of the week", locale.weekdayName(household.firstWeekday))
            Fact("First day of the month", String(household.firstMonthDay))
        }
    }
}
