import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Quick entry: the form that creates a transaction, the amount first. Without an account it says what to add instead.
struct NewTransactionView: View {
    let model: NewTransactionViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("kind", value: model[\.kind].map(\.rawValue, back: TransactionKind.init(rawValue:)))
                HiddenField("copy", value: model[\.copy])
                LinkValues("account", values: text(\.linkedAccount))
                LinkValues("day", values: text(\.linkedDay))
            }
            Loaded(model, .form, retry: model.start.path) {
                if model.accounts.isEmpty {
                    EmptyStateView(
                        .buildingColumns, sentence: "You need an account first. Add an account or import a statement."
                    ) {
                        ButtonLink("Add account", path: AccountsRoute.new.path.absolute)
                    }
                } else {
                    fields
                }
            }
            if !model.otherItems.isEmpty, model.state == .loaded { others }
        }
        .navigationTitle("Add transaction")
    }

    private var fields: some View {
        Form(label: "Transaction", key: model[\.key]) {
            ClosedDaysField(allows: model[\.allowsClosedDays])
            // What is typed here decides the category and the rate below it.
            div(.class("form quick-entry"), .data("sums", "")) {
                MoneyField(
                    "Amount", text: model[\.form.amount], currency: model.currency, error: model.errors.amount,
                    follows: CurrencySource(["account"], otherwise: model.context.household.currency), shown: shownCurrency,
                    autofocus: true)
                SegmentedPicker(
                    "Kind", selection: model[\.kind].map(\.rawValue, back: TransactionKind.init(rawValue:)),
                    options: model.kinds.map { PickerOption($0.title, value: $0.rawValue) }, name: "type")
                TextField("Payee", text: model[\.form.payee], autocomplete: "off", suggestions: model.payees, maxLength: 200)
                if !model.recent.isEmpty {
                    div(.class("choice-chips")) {
                        Picker(
                            "Recent payees", selection: model[\.recentPayee],
                            options: model.recent.map { PickerOption(.verbatim($0), value: $0) }, style: .radios, name: "recent")
                    }
                }
                sides
                p(.class("second"), .role("status"), .id("sum")) { model.resultText }
            }
            div(.class("field-pair")) {
                DayField("Day", text: model[\.form.day], error: model.errors.day)
                Picker(
                    "Account", selection: model[\.account], options: model.accounts.map(option), error: model.errors.account,
                    hint: model.kind == .transfer ? "Where the money comes from." : nil)
            }
            details(.class("card disclosure"), .open(model.form.hasDetails || model.errors.receipt != nil)) {
                summary { "Note, tags and receipt" }
                div(.class("form")) {
                    TextArea("Note", text: model[\.form.note], rows: 2)
                    TextField("Tags", text: model[\.form.tags], hint: "Put commas between them.")
                    FileField(
                        "Receipt", file: receipt, accept: "image/png,image/jpeg,image/webp,application/pdf", error: model.errors.receipt,
                        hint: "A picture or PDF, at most 10 MB.")
                }
            }
            FormProblem(model.errors.form)
            FormFoot(hasSecond: true) {
                Button(model.allowsClosedDays ? "Add anyway" : "Add transaction", name: "add") { await model.save() }
                Button("Save and add another", role: .plain, name: "add-another") { await model.saveAndAddAnother() }
            }
            div(.class("first-button")) { Button("Show category and rate", role: .plain, name: "sum") { await model.calculate() } }
        }
    }

    /// The other side: a category or another account. The style sheet shows the field that matches the kind.
    private var sides: some View {
        Group {
            if model.parts.isEmpty {
                div(.class("unless-transfer")) {
                    CategoryPicker(
                        selection: model[\.form.category], categories: model.categories, first: model.kind.categoryClass,
                        none: "Same as last time")
                }
            } else {
                FactList("Split in \(model.parts.count)") {
                    ForEach(Array(model.parts.enumerated()), id: \.offset.description) { part in
                        Fact(.verbatim(model.categoryName(of: part.element))) {
                            AmountText(part.element.amount)
                        }
                    }
                }
            }
            if model.kinds.contains(.transfer) {
                div(.class("form if-transfer")) {
                    Picker(
                        "To account", selection: model[\.otherAccount], options: model.accounts.map(option), prompt: "Choose an account",
                        error: model.errors.otherAccount)
                    if model.mayChangeCurrency {
                        TextField(
                            "Amount received", text: model[\.form.received], error: model.errors.received,
                            hint: "The amount that arrives if the other account has another currency.", name: "received",
                            inputMode: .decimal,
                            autocomplete: "off", maxLength: 40, isAmount: true)
                    }
                }
            }
        }
    }

    private var others: some View {
        Section("Add something else") {
            ForEach(model.otherItems, id: \.path) { item, path in
                ListRow(item.title, subtitle: item.subtitle, symbol: item.symbol, path: path, isSheet: item.isSheet)
            }
        }
    }

    private var shownCurrency: Binding<String> {
        Binding(get: { model.currency.code }, set: { model.shownCurrency = $0 })
    }

    private var receipt: Binding<UploadedFile?> {
        Binding(get: { nil }, set: { model.receipt = $0.map { StagedFile(name: $0.name, path: $0.stagedAs) } })
    }

    private func option(_ account: Account) -> PickerOption {
        PickerOption("\(account.name) (\(account.currency.code))", value: account.id.description, currency: account.currency.code)
    }

    private func text(_ path: ReferenceWritableKeyPath<NewTransactionViewModel, String>) -> Binding<[String]> {
        model[path].map({ $0.isEmpty ? [] : [$0] }, back: { $0.last ?? "" })
    }
}
