import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit

/// What a report shows, in one bar: its period, which may be other days, what is left out, and what else the screen offers.
struct ReportChoiceForm<Model: PeriodReportModel, More: View>: View {
    private let model: Model
    private let more: More

    /// - Parameter more: Further popovers of the bar.
    init(model: Model, @ViewBuilder more: () -> More = { EmptyView() }) {
        self.model = model
        self.more = more()
    }

    var body: some View {
        Group {
            Form(method: .get, label: "Other days") {
                // A link sets these values before the categories are loaded.
                HiddenField("period", value: model[\.choice.period])
                HiddenField("by", value: model[\.choice.by])
                HiddenField("compare", value: model[\.choice.comparison])
                LinkValues("exclude", values: model[\.choice.excluded].map({ $0.sorted() }, back: { Set($0) }))
                ControlBar {
                    Popover("Period", value: period, isOpen: model.errors != ReportChoice.Errors()) {
                        ChoiceList(
                            "Period",
                            ReportPeriod.allCases.map { period in
                                FilterChip(
                                    period.title, path: model.link(model.choice.during(period)).path,
                                    isSelected: model.choice.namedPeriod(standard: model.route.standardPeriod) == period)
                            })
                        DayField("From", text: model[\.choice.from], error: model.errors.from)
                        DayField("Until", text: model[\.choice.until], error: model.errors.until, hint: "Leave empty for today.")
                        Button("Show") {}
                    }
                    more
                    if !model.categories.isEmpty {
                        Popover("Leave out", value: excluded.isEmpty ? nil : .verbatim(String(excluded.count))) {
                            CheckBoxes(
                                "Leave out", selection: model[\.choice.excluded],
                                options: model.categories.map { PickerOption(.verbatim($0.name), value: $0.id.description) },
                                name: "exclude")
                            Button("Show") {}
                        }
                    }
                }
            }
            if !excluded.isEmpty {
                FilterChips(
                    "These are left out. Choose one to count it again.",
                    excluded.map { category in
                        FilterChip(
                            "Without \(category.name)",
                            path: model.changed { $0.excluded.remove(category.id.description) }.path, isSelected: true)
                    })
            }
        }
    }

    private var excluded: [Models.Category] { model.categories.filter { model.choice.excludedIds.contains($0.id) } }

    /// The name of the period; its days if they were typed.
    private var period: LocalizedText {
        if let named = model.choice.namedPeriod(standard: model.route.standardPeriod) { return named.title }
        return "\(model.days.lowerBound) – \(model.days.upperBound)"
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
