import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The form that edits a standing order.
struct EditStandingOrderView: View {
    let model: EditStandingOrderViewModel

    var body: some View {
        Loaded(model.details, of: model, .form, retry: TransferRoute.edit(transferId: model.orderId).path.absolute) { details in
            form(details)
        }
        .pageShape(.reading)
        .navigationTitle("Edit standing order")
    }

    private func form(_ details: StandingOrderDetails) -> some View {
        EditFormView(
            model, label: "Standing order", row: TransferRoute.detail(transferId: model.orderId).path.absolute,
            list: TransferRoute.scheduled.path.absolute
        ) {
            p(.class("second")) { "From \(details.source.name) to \(details.recipientText). Past transfers do not change." }
            MoneyField("Amount", text: model[\.form.amount], currency: details.order.amount.currency, error: model.form.errors[.amount])
            DayField(
                "Next day", text: model[\.form.day], error: model.form.errors[.day], hint: "Later transfers follow this day.", name: "day")
            RepeatFields(form: model[\.form.values], errors: model.form.errors, mayBeOnce: false)
            TextField("Note", text: model[\.form.note], error: model.form.errors[.note], autocomplete: "off", maxLength: 140)
        }
    }
}
