import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The form that edits a scheduled order.
struct EditTransferView: View {
    let model: EditTransferViewModel

    var body: some View {
        Loaded(model.details, of: model, .form, retry: TransferRoute.edit(transferId: model.transferId).path.absolute) { details in
            form(details)
        }
        .pageShape(.reading)
        .navigationTitle("Edit transfer")
    }

    private func form(_ details: TransferDetails) -> some View {
        EditFormView(
            model, label: "Transfer", row: TransferRoute.detail(transferId: model.transferId).path.absolute,
            list: TransferRoute.scheduled.path.absolute
        ) {
            p(.class("second")) { "From \(details.source.name) to \(details.recipientText)." }
            MoneyField(
                "Amount", text: model[\.form.amount], currency: details.transfer.amount.currency, error: model.form.errors[.amount])
            if let other = details.transfer.otherAmount {
                MoneyField(
                    "Amount received", text: model[\.form.otherAmount], currency: other.currency, error: model.form.errors[.otherAmount],
                    name: "received")
            }
            DayField("Day", text: model[\.form.day], error: model.form.errors[.day])
            TextField("Note", text: model[\.form.note], error: model.form.errors[.note], autocomplete: "off", maxLength: 140)
        }
    }
}
