import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// Switches between a month and those around it.
struct MonthChips: View {
    let month: Month
    let days: ClosedRange<Day>
    /// Whether the household's months are not those of the calendar.
    let showsDays: Bool
    let link: (Month) -> Link

    var body: some View {
        Group {
            FilterChips(
                "Month",
                [month.previous, month, month.next].map { FilterChip("\($0)", path: link($0).path, isSelected: $0 == month) })
            if showsDays { p(.class("second")) { "\(days.lowerBound) – \(days.upperBound)" } }
        }
    }
}
