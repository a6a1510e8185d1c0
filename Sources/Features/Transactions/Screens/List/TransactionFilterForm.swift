import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The form with search and filters, periods, and a chip per active condition that removes it.
struct TransactionFilterForm: View {
    let model: TransactionListViewModel

    var body: some View {
        Group {
            div(.class("register-tools")) {
                Form(method: .get, label: "Search and filter") {
                    // A link sets these values before the options of their fields are loaded.
                    LinkValues("account", values: values(\.filter.accounts))
                    LinkValues("category", values: values(\.filter.categories))
                    LinkValues("tag", values: values(\.filter.tags))
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
                        div(.class("form")) { fields }
                    }
                    if model.asksToSelect { HiddenField("select", value: selection) }
                }
                presets
            }
            Form(method: .get) {
                HiddenField("after", value: model[\.after])
                HiddenField("offset", value: model[\.offset])
                HiddenField("pick", value: model[\.picked])
                HiddenField("show", value: model[\.showing])
                HiddenField("edit", value: model[\.rowEdit.id])
                if !model.asksToSelect { HiddenField("select", value: selection) }
            }
            if !model.conditions.isEmpty {
                FilterChips(
                    "Active filters. Choose one to remove it.",
                    model.conditions.map { FilterChip($0.title, path: model.links.list($0.rest).path, isSelected: true) })
            }
        }
    }

    private var presets: some View {
        FilterChips(
            "Periods",
            PeriodPreset.allCases.map { preset in
                let filter = model.filter.during(preset.days(of: model.context.household, today: model.context.today))
                let isChosen = model.filter == filter
                return FilterChip(preset.title, path: model.links.list(isChosen ? filter.always : filter).path, isSelected: isChosen)
            })
    }

    private var fields: some View {
        Group {
            DayField("From", text: model[\.filter.from], error: model.errors.from)
            DayField("Until", text: model[\.filter.until], error: model.errors.until)
            MoneyField("At least", text: model[\.filter.least], currency: model.currency, error: model.errors.least, name: "least")
            MoneyField(
                "At most", text: model[\.filter.most], currency: model.currency, error: model.errors.most,
                hint: "For income and spending alike.", name: "most")
            if model.accountId == nil, !model.choices.accounts.isEmpty {
                boxes("Accounts", \.filter.accounts, accounts, name: "account")
            }
            if !model.choices.categories.isEmpty { boxes("Categories", \.filter.categories, categories, name: "category") }
            if !model.choices.tags.isEmpty {
                boxes("Tags", \.filter.tags, model.choices.tags.map { PickerOption(.verbatim($0), value: $0) }, name: "tag")
            }
            boxes(
                "Status", \.filter.statuses, TransactionStatus.allCases.map { PickerOption($0.title, value: $0.rawValue) }, name: "status")
            Picker(
                "Attachment", selection: model[\.filter.attachment],
                options: [
                    PickerOption("With or without", value: ""), PickerOption("With attachment", value: "with"),
                    PickerOption("Without attachment", value: "without"),
                ])
            Picker("Sort by", selection: model[\.order], options: EntryOrder.allCases, title: \.title, name: "sort")
            Button("Show transactions") {}
        }
    }

    private func boxes(
        _ title: LocalizedText, _ path: ReferenceWritableKeyPath<TransactionListViewModel, Set<String>>, _ options: [PickerOption],
        name: String
    ) -> some View {
        div(.class("filter-boxes")) { CheckBoxes(title, selection: model[path], options: options, name: name) }
    }

    private var accounts: [PickerOption] {
        model.choices.accounts.filter { !$0.isArchived || model.filter.accounts.contains($0.id.description) }
            .map { PickerOption(.verbatim($0.name), value: $0.id.description) }
    }

    private var categories: [PickerOption] {
        model.choices.categories.filter { !$0.isArchived || model.filter.categories.contains($0.id.description) }
            .map { PickerOption(.verbatim($0.name), value: $0.id.description) }
    }

    private func values(_ path: ReferenceWritableKeyPath<TransactionListViewModel, Set<String>>) -> Binding<[String]> {
        model[path].map({ $0.sorted() }, back: { Set($0) })
    }

    private var selection: Binding<String> { model[\.asksToSelect].map({ $0 ? "1" : "" }, back: { $0 == "1" }) }
}
