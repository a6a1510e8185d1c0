import HTML
import Localization
import Models
import ScreenKit
import Services

/// Selects the account of a statement: an existing account or a new one.
struct ImportOwnerFields: View {
    let model: ImportViewModel
    /// The key of the statement within the import.
    let key: String
    /// Whether the option to use the account named in the file is offered.
    var mayBeSaid = true

    var body: some View {
        if let place = model.corrections.owners.firstIndex(where: { $0.key == key }) {
            div(.class("import-owner")) {
                Picker("Account", selection: field(\.account, else: ""), options: options, name: "account")
                if model.corrections.owners[place].account == StatementDraft.new {
                    TextField("Name of the new account", text: field(\.name, else: ""), name: "name", maxLength: 100)
                    Picker("Kind of the new account", selection: field(\.kind, else: ""), options: kinds, name: "kind")
                    if !model.owners.isEmpty {
                        AccountSharingFields(owner: field(\.owner, else: ""), owners: model.owners, sharing: field(\.sharing, else: .full))
                    }
                }
                if model.corrections.owners.first(where: { $0.account == StatementDraft.new })?.key == key {
                    Picker("Currency if the file has none", selection: model[\.place.currency], options: currencies, name: "currency")
                }
            }
        }
    }

    private var options: [PickerOption] {
        (model.preview == nil && mayBeSaid ? [PickerOption("As the file says", value: "")] : [])
            + model.accounts.map { PickerOption("\($0.name) · \($0.currency.code)", value: $0.id.description) }
            + [PickerOption("A new account", value: StatementDraft.new)]
    }

    private var kinds: [PickerOption] {
        [PickerOption("As the file says", value: "")] + AccountKind.allCases.map { PickerOption($0.title, value: $0.rawValue) }
    }

    private var currencies: [PickerOption] {
        [PickerOption("What the file says", value: "")] + CurrencyTable.all.map { PickerOption(.title(of: $0), value: $0.code) }
    }

    private func field<Value>(_ field: WritableKeyPath<StatementDraft, Value>, else empty: Value) -> Binding<Value> {
        Binding(
            get: { model.corrections.owners.first { $0.key == key }?[keyPath: field] ?? empty },
            set: { value in
                if let place = model.corrections.owners.firstIndex(where: { $0.key == key }) {
                    model.corrections.owners[place][keyPath: field] = value
                }
            })
    }
}
