import DesignSystem
import HTML
import Localization
import Models
import PeopleModel

/// The form with which a guest records that they have paid what they owe, whole or in part.
struct GuestSettlement: View {
    let model: GuestGroupViewModel
    let group: PeopleGroup

    var body: some View {
        if let first = model.ownDebts.first {
            details(.class("card disclosure"), .open(model.settledError != nil)) {
                summary { "I have paid" }
                Form(label: "Settlement", key: model[\.settleKey]) {
                    Picker("Debt", selection: model[\.debtKey], options: options, name: "debt")
                    MoneyField(
                        "Amount paid", text: model[\.settledText], currency: first.amount.currency, error: model.settledError, name: "paid")
                    Button("Record payment", name: "settle") { await model.settle() }
                }
            }
        }
    }

    private var options: [PickerOption] {
        model.ownDebts.map { PickerOption(.joined([group.sentence(of: $0), "\($0.amount)"]), value: model.key(of: $0)) }
    }
}
