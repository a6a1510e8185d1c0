import DesignSystem
import HTML
import Localization
import Models

struct GalleryInsights: View {
    var body: some View {
        div(.class("page page-wide")) {
            NavigationBar("Insights", back: BackLink("More", path: "/more"))
            SearchField("Search transactions", text: Binding(get: { "" }, set: { _ in }))
            ControlBar {
                Stepper(month: Month(number: 2024 * 12 + 9), thisMonth: Month(number: 2024 * 12 + 10)) { "?month=\($0)" }
                ChoicePopover(
                    "Period",
                    [
                        FilterChip("This month", path: "?m", isSelected: true), FilterChip("Last month", path: "?l"),
                        FilterChip("This year", path: "?y"),
                    ])
                Popover("Account") {
                    CheckBoxes(
                        "Accounts", selection: Binding(get: { ["1"] }, set: { _ in }),
                        options: [PickerOption("Everyday", value: "1"), PickerOption("Rainy days", value: "2")])
                }
                SegmentedLinks("What is shown", [FilterChip("Spending", path: "?s", isSelected: true), FilterChip("Income", path: "?i")])
            }
            FilterChips("Active filters", [FilterChip("Groceries", path: "?g", isSelected: true)])
            Columns {
                div {
                    GroupBox {
                        BarChart(id: "months", title: "Spending by month", columns: months)
                    }
                }
                div {
                    GroupBox("Budget") {
                        MeterBar("Groceries", value: Sample.money(208_00), of: Sample.money(100_00), today: 450)
                        MeterBar("Dining", value: Sample.money(61_00), of: Sample.money(100_00), today: 450)
                    }
                    GroupBox("Goals") {
                        ProgressRing("Trip", progress: 6_100, color: PaletteColor(cycling: 1))
                        ProgressRing("Roof", progress: 700, color: PaletteColor(cycling: 8))
                    }
                    GroupBox {
                        BarChart(id: "flow", title: "Income less spending", columns: flow)
                    }
                }
            }
        }
    }

    private var months: [ChartColumn] {
        zip(
            (0..<12).map { Month(number: Int32(24_311 + $0)) },
            [3_900, 2_800, 2_650, 3_100, 2_900, 3_350, 3_020, 4_610, 3_300, 2_990, 3_240, 3_184]
        )
        .map { ChartColumn($0, Sample.money($1 * 100)) }
    }

    private var flow: [ChartColumn] {
        zip(["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"], [420, -810, 260, 505, 130, 640])
            .map { ChartColumn(.verbatim($0), Sample.money($1 * 100)) }
    }
}
