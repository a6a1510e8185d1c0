import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits a standing order.
struct EditStandingOrderView: View {
    let model: EditStandingOrderViewModel

    var body: some View {
        Group {
            if let details = model.details {
                if model.isConflict { conflict(details.order) }
                fields(details)
            } else if let error = model.state.error {
                ErrorView(error.text, retry: TransferRoute.edit(transferId: model.orderId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit standing order")
    }

    private func fields(_ details: StandingOrderDetails) -> some View {
        Form(label: "Standing order") {
            HiddenField("revision", value: model[\.revision])
            p(.class("second")) { "From \(details.source.name) to \(details.recipient). What was done stays as it is." }
            MoneyField("Amount", text: model[\.form.amount], currency: details.order.amount.currency, error: model.errors[.amount])
            DayField("Next day", text: model[\.form.day], error: model.errors[.day], hint: "The days after it follow from it.", name: "day")
            RepeatFields(form: model[\.form], errors: model.errors, mayBeOnce: false)
            TextField("Note", text: model[\.form.note], error: model.errors[.note], autocomplete: "off", maxLength: 140)
            FormProblem(model.errors.form)
            Button("Save", name: "save") { await model.save() }
        }
    }

    /// Shows the stored values above the form after a conflict.
    private func conflict(_ order: StandingOrder) -> some View {
        Group {
            ConflictBanner(
                "Somebody else changed this standing order in the meantime",
                path: TransferRoute.detail(transferId: model.orderId).path.absolute)
            FactList("As it is now") {
                Fact("Amount") { AmountText(order.amount, in: model.context.locale, isHidden: !model.context.showsBalances) }
                Fact("Next day", order.nextDay.map { "\($0)" } ?? "Ended")
                Fact("Repeats", order.schedule.text)
                Fact("Note", .verbatim(order.note))
            }
        }
    }
}
