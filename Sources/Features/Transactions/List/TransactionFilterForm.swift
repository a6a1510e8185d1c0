import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form with search and filters, and a chip per active condition that removes it.
struct TransactionFilterForm: View {
    let model: TransactionListViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Search and filter") {
                // A link sets these values before the options of their fields are loaded.
                LinkValues("category", values: model[\.filter.category].map({ [$0] }, back: { $0.last ?? "" }))
                LinkValues("tag", values: model[\.filter.tags].map({ $0.sorted() }, back: { Set($0) }))
                div(.class("search-field"), .data("auto", "")) {
                    div(.class("form"), .role("search")) {
                        Icon(.magnifyingglass)
                        TextField(
                            "Search transactions", text: model[\.filter.search], name: "q", type: .search, inputMode: .search,
                            autocomplete: "off", placeholder: "Payee, note or amount")
                    }
                }
                details(.class("card disclosure"), .open(model.errors != TransactionFilter.Errors())) {
                    summary { "Filters" }
                    presets
                    div(.class("form")) { fields }
                }
                if model.asksToSelect { HiddenField("select", value: selection) }
            }
            Form(method: .get) {
                HiddenField("after", value: model[\.after])
                if !model.asksToSelect { HiddenField("select", value: selection) }
            }
            if !model.conditions.isEmpty {
                FilterChips(
                    "Active filters. Choose one to remove it.",
                    model.conditions.map { FilterChip($0.title, path: model.link($0.rest).path, isSelected: true) })
            }
        }
    }

    private var presets: some View {
        FilterChips(
            "Periods",
            PeriodPreset.allCases.map { preset in
                let filter = model.filter.during(preset.days(of: model.context.household, today: model.context.today))
                return FilterChip(preset.title, path: model.link(filter).path, isSelected: model.filter == filter)
            })
    }

    private var fields: some View {
        Group {
            DayField("From", text: model[\.filter.from], error: model.errors.from)
            DayField("Until", text: model[\.filter.until], error: model.errors.until)
            MoneyField("At least", text: model[\.filter.least], currency: currency, error: model.errors.least, name: "least")
            MoneyField(
                "At most", text: model[\.filter.most], currency: currency, error: model.errors.most,
                hint: "For income and spending alike.", name: "most")
            CategoryPicker(selection: model[\.filter.category], categories: model.categories, none: "Any category")
            CheckBoxes(
                "Status", selection: model[\.filter.statuses],
                options: TransactionStatus.allCases.map { PickerOption($0.title, value: $0.rawValue) }, name: "status")
            if !model.tags.isEmpty {
                CheckBoxes(
                    "Tags", selection: model[\.filter.tags], options: model.tags.map { PickerOption(.verbatim($0), value: $0) }, name: "tag"
                )
            }
            Picker(
                "Attachment", selection: model[\.filter.attachment],
                options: [
                    PickerOption("With or without", value: ""), PickerOption("With attachment", value: "with"),
                    PickerOption("Without attachment", value: "without"),
                ])
            Button("Show transactions") {}
        }
    }

    private var currency: Currency { model.account?.currency ?? model.context.household.currency }

    private var selection: Binding<String> { model[\.asksToSelect].map({ $0 ? "1" : "" }, back: { $0 == "1" }) }
}
