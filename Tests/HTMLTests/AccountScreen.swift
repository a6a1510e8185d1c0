import HTML
import Localization
import Observation

@Observable final class AccountModel {
    enum Kind: String, CaseIterable {
        case cash, card
    }

    var name = "Old"
    var kind = Kind.cash
    var limit = ""
    var network = ""
    var isShown = false
    var tags: Set<String> = []
    var file: UploadedFile?
    var files: [UploadedFile] = []
    var done: [String] = []
}

/// A form whose limit and network fields are shown only for cards, and whose networks depend on the kind.
struct AccountScreen: View {
    let model: AccountModel

    var body: some View {
        Form {
            TextField("Account name", text: model[\.name], error: model.name.isEmpty ? "Account name is required" : nil)
            Picker("Card network", selection: model[\.network], options: networks)
            if model.kind == .card {
                TextField("Credit limit", text: model[\.limit], inputMode: .decimal)
                Button("Freeze", role: .plain) { model.done.append("freeze") }
            }
            Picker("Kind", selection: model[\.kind], options: AccountModel.Kind.allCases, title: { .verbatim($0.rawValue) })
            Button("Save") { model.done.append("save \(model.name)") }
            Button("Delete", role: .destructive, confirm: "Delete \(model.name)?") { model.done.append("delete") }
        }
        .navigationTitle("Edit account")
    }

    private var networks: [PickerOption] {
        model.kind == .card ? [PickerOption("Visa", value: "visa")] : []
    }
}
