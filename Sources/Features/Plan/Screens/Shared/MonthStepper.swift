import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// Steps through the months of the household, and says their days where those are not the calendar's.
struct MonthStepper: View {
    let month: Month
    let days: ClosedRange<Day>
    let context: PlanContext
    let link: (Month) -> Link

    var body: some View {
        Group {
            Stepper(month: month, thisMonth: context.household.month(of: context.today)) { link($0).path }
            if !context.household.hasCalendarMonths { p(.class("second")) { "\(days.lowerBound) – \(days.upperBound)" } }
        }
    }
}
