import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit

/// The period of a report as chips, and a form with other days and categories to leave out.
struct ReportChoiceForm<Model: PeriodReportModel>: View {
    let model: Model

    var body: some View {
        Group {
            FilterChips(
                "Period",
                ReportPeriod.allCases.map { period in
                    FilterChip(
                        period.title, path: model.link(model.choice.during(period)).path,
                        isSelected: model.choice.namedPeriod(standard: model.route.standardPeriod) == period)
                })
            Form(method: .get, label: "Other days") {
                // A link sets these values before the categories are loaded.
                HiddenField("period", value: model[\.choice.period])
                HiddenField("by", value: model[\.choice.by])
                HiddenField("compare", value: model[\.choice.comparison])
                LinkValues("exclude", values: model[\.choice.excluded].map({ $0.sorted() }, back: { Set($0) }))
                details(.class("card disclosure"), .open(model.errors != ReportChoice.Errors())) {
                    summary { model.categories.isEmpty ? "Other days" : "Other days and categories" }
                    div(.class("form")) {
                        DayField("From", text: model[\.choice.from], error: model.errors.from)
                        DayField("Until", text: model[\.choice.until], error: model.errors.until, hint: "Today if it is empty.")
                        if !model.categories.isEmpty {
                            div(.class("filter-boxes")) {
                                CheckBoxes(
                                    "Leave out", selection: model[\.choice.excluded],
                                    options: model.categories.map { PickerOption(.verbatim($0.name), value: $0.id.description) },
                                    name: "exclude")
                            }
                        }
                        Button("Show") {}
                    }
                }
            }
            let excluded = model.categories.filter { model.choice.excludedIds.contains($0.id) }
            if !excluded.isEmpty {
                FilterChips(
                    "Left out. Choose one to count it again.",
                    excluded.map { category in
                        FilterChip(
                            "Without \(category.name)",
                            path: model.changed { $0.excluded.remove(category.id.description) }.path, isSelected: true)
                    })
            }
        }
    }
}

extension ReportPeriod {
    var title: LocalizedText {
        switch self {
        case .month: "This month"
        case .lastMonth: "Last month"
        case .threeMonths: "3 months"
        case .twelveMonths: "12 months"
        case .year: "This year"
        case .lastYear: "Last year"
        case .all: "All years"
        }
    }
}
