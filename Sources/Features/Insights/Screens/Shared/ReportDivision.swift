import DesignSystem
import HTML
import InsightsModel
import Localization
import Navigation

/// The popovers of a report's bar that choose what it is divided by, and what it is compared with.
struct ReportDivision<Model: PeriodReportModel>: View {
    let model: Model

    var body: some View {
        Group {
            ChoicePopover(
                "Divided by",
                ReportGrouping.allCases.map { grouping in
                    FilterChip(
                        grouping.title, path: model.changed { $0.by = grouping.rawValue }.path,
                        isSelected: model.choice.grouping == grouping)
                })
            ChoicePopover(
                "Compared with",
                [
                    chip("Period before", "", .previous), chip("Year before", ReportComparison.year.rawValue, .year),
                    chip("Not compared", "none", nil),
                ])
        }
    }

    private func chip(_ title: LocalizedText, _ value: String, _ comparison: ReportComparison?) -> FilterChip {
        FilterChip(title, path: model.changed { $0.comparison = value }.path, isSelected: model.choice.compared == comparison)
    }
}
