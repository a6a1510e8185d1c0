import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel
import TransferModel

/// The screen of one order: amount, actions, timeline and facts.
struct TransferDetailView: View {
    let model: TransferDetailViewModel

    var body: some View {
        Loaded(model.details, of: model, .detail, retry: TransferRoute.detail(transferId: model.transferId).path.absolute) { details in
            Live("transfer") { content(details) }
            if model.context.canWrite, !details.transfer.status.isEnd { changes(details.transfer) }
        }
        .titleActions { if let details = model.details { actions(details.transfer) } }
        .navigationTitle(model.details.map { "To \($0.recipientText)" } ?? "Transfer")
    }

    private func content(_ details: TransferDetails) -> some View {
        Columns {
            div {
                GroupBox {
                    p(.class("figure-label")) {
                        .relative(details.transfer.day)
                    }
                    p(.class("figure")) {
                        AmountText(details.transfer.shownAmount, style: details.transfer.amountStyle(isListed: false))
                    }
                    StatusLabel(details.transfer.statusTitle, tone: details.transfer.statusTone)
                }
                TransferTimeline(steps: model.steps)
                if details.transfer.isSubmitted, let payee = details.transfer.destination.payee {
                    BankDetails(transfer: details.transfer, payee: payee, filePath: model.filePath, context: model.context.memberContext)
                }
            }
            div {
                OrderFacts(details: details, leadsOn: true)
                if let transaction = details.transfer.transaction {
                    Section {
                        ListRow(
                            "Transaction", subtitle: "In your books", symbol: .docText, tint: .neutral,
                            path: TransactionsRoute.detail(transactionId: transaction.description).path.absolute)
                    }
                }
            }
        }
    }

    private func actions(_ transfer: Transfer) -> some View {
        PageActions {
            if transfer.confirmedAt != nil {
                PageAction(
                    "Receipt", symbol: .docText, path: TransferRoute.receipt(transferId: model.transferId).path.absolute, isSheet: false)
            }
            if model.context.canWrite {
                if transfer.status == .initiated {
                    PageAction(
                        "Confirm", symbol: .checkmark, path: TransferRoute.confirm(transferId: model.transferId).path.absolute,
                        isSheet: false)
                }
                if transfer.isScheduled {
                    PageAction("Edit", symbol: .pencil, path: TransferRoute.edit(transferId: model.transferId).path.absolute)
                }
                if let link = model.againLink { PageAction("Order again", symbol: .repeat, path: link.path, isSheet: false) }
            }
        }
    }

    private func changes(_ transfer: Transfer) -> some View {
        Group {
            if transfer.isSubmitted {
                GroupBox("Has your bank made the transfer?") {
                    Form(label: "Has your bank made the transfer?") {
                        DayField(
                            "Day", text: model[\.doneOn], error: model.errors.doneOn, hint: "When the money left your account.",
                            name: "done-on")
                        div(.class("buttons")) {
                            Button("Mark as done", name: "complete") { await model.complete() }
                            Button(
                                "Bank refused it", role: .plain, confirm: "Mark this transfer as refused? Coffer no longer counts it.",
                                name: "refuse"
                            ) { await model.refuse() }
                        }
                    }
                }
            }
            FormProblem(model.errors.form)
            Button("Cancel transfer", role: .destructive, confirm: model.cancelQuestion, dismiss: "Keep transfer", name: "cancel") {
                await model.cancel()
            }
        }
    }
}
