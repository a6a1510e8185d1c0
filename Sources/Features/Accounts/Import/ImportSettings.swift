import DesignSystem
import HTML
import Models

/// What can be set where a file does not say it, or says it wrong: account, currency, order of dates. It is sent as a query, and the files are
/// read anew with it.
struct ImportSettings: View {
    let model: ImportViewModel

    var body: some View {
        details(.class("card disclosure"), .when(model.refusal != nil, .attribute("open", ""))) {
            summary { "Is something wrong?" }
            Form(method: .get, label: "How the files are read") {
                HiddenField("upload", value: model[\.uploadId])
                if model.accountId == nil {
                    Picker(
                        "Account", selection: model[\.account],
                        options: [PickerOption("What the file says", value: "")]
                            + model.accounts.map { PickerOption($0.name, value: $0.id.description) }, name: "account")
                }
                Picker(
                    "Currency", selection: model[\.currency],
                    options: [PickerOption("What the file says", value: "")]
                        + CurrencyTable.all.map { PickerOption($0.code, value: $0.code) }, name: "currency")
                Picker("Order of dates", selection: model[\.dateOrder], options: Self.orders, name: "order")
                button(.class("button button-plain"), .type("submit")) { "Read again" }
            }
        }
    }

    private static let orders = [
        PickerOption("Tell from the file", value: ""), PickerOption("Day, month, year", value: "dmy"),
        PickerOption("Month, day, year", value: "mdy"), PickerOption("Year, month, day", value: "ymd"),
    ]
}
