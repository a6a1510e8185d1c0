import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits a scheduled order.
struct EditTransferView: View {
    let model: EditTransferViewModel

    var body: some View {
        Group {
            if let details = model.details {
                if model.isConflict { conflict(details) }
                fields(details)
            } else if let error = model.state.error {
                ErrorView(error.text, retry: TransferRoute.edit(transferId: model.transferId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit transfer")
    }

    private func fields(_ details: TransferDetails) -> some View {
        Form(label: "Transfer") {
            HiddenField("revision", value: model[\.revision])
            p(.class("second")) { "From \(details.source.name) to \(details.recipient)." }
            MoneyField(
                "Amount", text: model[\.form.amount], currency: details.transfer.amount.currency, error: model.errors[.amount])
            if let other = details.transfer.otherAmount {
                MoneyField(
                    "Amount received", text: model[\.form.otherAmount], currency: other.currency, error: model.errors[.otherAmount],
                    name: "received")
            }
            DayField("Day", text: model[\.form.day], error: model.errors[.day])
            TextField("Note", text: model[\.form.note], error: model.errors[.note], autocomplete: "off", maxLength: 140)
            FormProblem(model.errors.form)
            Button("Save", name: "save") { await model.save() }
        }
    }

    /// Shows the stored values above the form after a conflict.
    private func conflict(_ details: TransferDetails) -> some View {
        let transfer = details.transfer
        return Group {
            ConflictBanner(
                "Somebody else changed this transfer in the meantime",
                path: TransferRoute.detail(transferId: model.transferId).path.absolute)
            FactList("As it is now") {
                Fact("Amount") { AmountText(transfer.amount, in: model.context.locale, isHidden: !model.context.showsBalances) }
                if let other = transfer.otherAmount {
                    Fact("Received") { AmountText(other, in: model.context.locale, isHidden: !model.context.showsBalances) }
                }
                Fact("Day", "\(transfer.day)")
                Fact("Note", .verbatim(transfer.note))
            }
        }
    }
}
