import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The form with search and filters, each in a popover whose button says its value, and a chip per active condition that removes it.
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
                    HiddenField("whose", value: model[\.filter.whose])
                    HiddenField("sort", value: model[\.order].item(standard: .newest))
                    div(.class("search-field"), .data("auto", "")) {
                        div(.class("form"), .role("search")) {
                            Icon(.magnifyingglass)
                            TextField(
                                "Search transactions", text: model[\.filter.search], name: "q", type: .search, inputMode: .search,
                                autocomplete: "off", placeholder: "Payee, note or amount")
                        }
                    }
                    ControlBar {
                        popovers
                        div(.class("register-order")) { order }
                    }
                    if model.asksToSelect { HiddenField("select", value: selection) }
                }
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

    // MARK: - Popovers

    private var popovers: some View {
        Group {
            Popover("Days", value: titles.days, isOpen: model.errors.from != nil || model.errors.until != nil) {
                ChoiceList("Periods", presets)
                DayField("From", text: model[\.filter.from], error: model.errors.from)
                DayField("Until", text: model[\.filter.until], error: model.errors.until)
                show
            }
            if model.accountId == nil, !model.choices.accounts.isEmpty {
                popover("Account", titles.accounts, "Accounts", \.filter.accounts, accounts, name: "account")
            }
            if !model.choices.categories.isEmpty {
                popover("Category", titles.categories, "Categories", \.filter.categories, categories, name: "category")
            }
            Popover("Amount", value: titles.amounts, isOpen: model.errors.least != nil || model.errors.most != nil) {
                MoneyField("At least", text: model[\.filter.least], currency: model.currency, error: model.errors.least, name: "least")
                MoneyField(
                    "At most", text: model[\.filter.most], currency: model.currency, error: model.errors.most,
                    hint: "This applies to income and spending.", name: "most")
                show
            }
            if !model.choices.tags.isEmpty {
                popover(
                    "Tag", titles.tags, "Tags", \.filter.tags, model.choices.tags.map { PickerOption(.verbatim($0), value: $0) },
                    name: "tag")
            }
            Popover("Status", value: titles.statuses) {
                CheckBoxes(
                    "Status", selection: model[\.filter.statuses],
                    options: TransactionStatus.allCases.map { PickerOption($0.title, value: $0.rawValue) }, name: "status")
                Picker(
                    "Attachment", selection: model[\.filter.attachment],
                    options: [
                        PickerOption("With or without", value: ""), PickerOption("With attachment", value: "with"),
                        PickerOption("Without attachment", value: "without"),
                    ])
                show
            }
        }
    }

    private func popover(
        _ label: LocalizedText, _ value: LocalizedText?, _ title: LocalizedText,
        _ path: ReferenceWritableKeyPath<TransactionListViewModel, Set<String>>, _ options: [PickerOption], name: String
    ) -> some View {
        Popover(label, value: value) {
            CheckBoxes(title, selection: model[path], options: options, name: name)
            show
        }
    }

    private var show: some View { Button("Show transactions") {} }

    /// The order where there is no table whose headings sort.
    private var order: some View {
        ChoicePopover(
            "Sort by",
            EntryOrder.allCases.map { FilterChip($0.title, path: model.links.list(order: $0).path, isSelected: $0 == model.order) })
    }

    private var titles: TransactionFilterTitles {
        TransactionFilterTitles(
            filter: model.filter, choices: model.choices, preset: presetOfFilter?.title, locale: model.context.locale,
            today: model.context.today)
    }

    // MARK: - Periods

    private func days(_ preset: PeriodPreset) -> ClosedRange<Day> {
        preset.days(of: model.context.household, today: model.context.today)
    }

    private var presetOfFilter: PeriodPreset? {
        model.filter.hasDays ? PeriodPreset.allCases.first { model.filter == model.filter.during(days($0)) } : nil
    }

    private var presets: [FilterChip] {
        [FilterChip("All days", path: model.links.list(model.filter.always).path, isSelected: !model.filter.hasDays)]
            + PeriodPreset.allCases.map { preset in
                FilterChip(
                    preset.title, path: model.links.list(model.filter.during(days(preset))).path, isSelected: preset == presetOfFilter)
            }
    }

    // MARK: - Options

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
