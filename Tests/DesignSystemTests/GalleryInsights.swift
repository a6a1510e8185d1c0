import DesignSystem
import HTML
import Localization
import Models

struct GalleryInsights: View {
    var body: some View {
        div(.class("page")) {
            NavigationBar("Insights", back: BackLink("More", path: "/more"))
            SearchField("Search transactions", text: Binding(get: { "" }, set: { _ in }))
            FilterChips(
                "Period",
                [
                    FilterChip("This month", path: "?m", isSelected: true), FilterChip("Last month", path: "?l"),
                    FilterChip("This year", path: "?y"),
                    FilterChip("Everything", path: "?e"), FilterChip("Groceries", path: "?g"),
                ])
            div(.class("columns")) {
                div {
                    GroupBox("Spending by month") {
                        BarChart(id: "months", title: "Spending by month", points: months)
                    }
                }
                div {
                    GroupBox("Goals") {
                        ProgressRing("Trip", progress: 6_100, color: PaletteColor(cycling: 1))
                        ProgressRing("Roof", progress: 700, color: PaletteColor(cycling: 8))
                    }
                    GroupBox("Income less spending") {
                        BarChart(id: "flow", title: "Cash flow", points: flow, color: PaletteColor(cycling: 9))
                    }
                }
            }
        }
    }

    private var months: [ChartPoint] {
        zip(
            ["Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
            [3_900, 2_800, 2_650, 3_100, 2_900, 3_350, 3_020, 4_610, 3_300, 2_990, 3_240, 3_184]
        )
        .map { ChartPoint(.verbatim($0), Sample.money($1 * 100)) }
    }

    private var flow: [ChartPoint] {
        zip(["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"], [420, -810, 260, 505, 130, 640])
            .map { ChartPoint(.verbatim($0), Sample.money($1 * 100)) }
    }
}
