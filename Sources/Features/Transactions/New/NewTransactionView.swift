import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that creates a transaction.
struct NewTransactionView: View {
    let model: NewTransactionViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("kind", value: model[\.kind].map(\.rawValue, back: TransactionKind.init(rawValue:)))
                HiddenField("copy", value: model[\.copy])
            }
            if let error = model.state.error {
                ErrorView(error.text, retry: TransactionsRoute.new(accountId: model.accountId).path.absolute)
            } else if model.accounts.isEmpty {
                LoadingView(.form)
            } else {
                fields
            }
        }
        .navigationTitle("Add transaction")
    }

    private var fields: some View {
        Form(label: "Transaction", key: model[\.key]) {
            ClosedDaysField(allows: model[\.allowsClosedDays])
            SegmentedPicker(
                "Kind", selection: model[\.kind].map(\.rawValue, back: TransactionKind.init(rawValue:)),
                options: model.kinds.map { PickerOption($0.title, value: $0.rawValue) }, name: "type")
            MoneyField(
                "Amount", text: model[\.form.amount], currency: model.currency, error: model.errors.amount, autofocus: true)
            TextField("Payee", text: model[\.form.payee], autocomplete: "off", suggestions: model.payees, maxLength: 200)
            sides
            DayField("Day", text: model[\.form.day], error: model.errors.day)
            Picker(
                "Account", selection: model[\.account], options: model.accounts.map(option), error: model.errors.account,
                hint: model.kind == .transfer ? "Where the money comes from." : nil)
            TextArea("Note", text: model[\.form.note], rows: 2)
            TextField("Tags", text: model[\.form.tags], hint: "With commas between them.")
            FileField(
                "Receipt", file: receipt, accept: "image/png,image/jpeg,image/webp,application/pdf", error: model.errors.receipt,
                hint: "A picture or PDF, at most 10 MB.")
            FormProblem(model.errors.form)
            Button(model.allowsClosedDays ? "Add anyway" : "Add transaction", name: "add") { await model.save() }
            if model.mayChangeCurrency {
                div(.class("first-button")) { Button("Show the rate", role: .plain, name: "sum") { await model.calculate() } }
            }
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
                div(.class("form if-transfer"), .data("sums", "")) {
                    Picker(
                        "To account", selection: model[\.otherAccount], options: model.accounts.map(option), prompt: "Choose an account",
                        error: model.errors.otherAccount)
                    if model.mayChangeCurrency { exchange }
                }
            }
        }
    }

    private var exchange: some View {
        div(.class("stack")) {
            TextField(
                "Amount received", text: model[\.form.received], error: model.errors.received,
                hint: "What arrives, where the other account has another currency.", name: "received", inputMode: .decimal,
                autocomplete: "off", maxLength: 40)
            p(.class("second"), .role("status"), .id("sum")) { model.rateText }
        }
    }

    private var receipt: Binding<UploadedFile?> {
        Binding(get: { nil }, set: { model.receipt = $0.map { StagedFile(name: $0.name, path: $0.stagedAs) } })
    }

    private func option(_ account: Account) -> PickerOption {
        PickerOption("\(account.name) (\(account.currency.code))", value: account.id.description)
    }
}
