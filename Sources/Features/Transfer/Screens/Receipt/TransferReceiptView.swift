import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import TransferModel

/// The receipt of an order, to display, copy or print.
struct TransferReceiptView: View {
    let model: TransferReceiptViewModel

    var body: some View {
        Loaded(model.details, of: model, .detail, retry: TransferRoute.receipt(transferId: model.transferId).path.absolute) { details in
            Live("receipt") { content(details) }
        }
        .pageShape(.reading)
        .navigationTitle("Receipt")
    }

    private func content(_ details: TransferDetails) -> some View {
        Group {
            div(.class("card card-padded receipt")) {
                IconDisc(symbol(details.transfer), tint: tint(details.transfer), isLarge: true)
                p(.class("figure")) {
                    AmountText(details.transfer.amount)
                }
                p(.class("second")) { "to \(details.recipientText)" }
                StatusLabel(details.transfer.statusTitle, tone: details.transfer.statusTone)
            }
            if details.transfer.isSubmitted {
                Banner(
                    "Now pay at your bank", text: "Coffer records your transfer. Your bank moves the money.", symbol: .infoCircle,
                    link: SectionLink("Details", path: detail))
            }
            OrderFacts(details: details)
            section {
                div(.class("section-head")) { h2 { "As text" } }
                div(.class("card card-padded stack")) {
                    pre(.class("code receipt-text")) { model.text }
                    div(.class("buttons")) {
                        button(
                            .class("button button-plain"), .attribute("type", "button"), .data("copy", text: model.text),
                            .data("copied", text: "Copied")
                        ) { "Copy receipt" }
                        ShareButton("Share receipt", text: model.text)
                    }
                }
            }
            div(.class("buttons")) { ButtonLink("See transfer", path: detail, role: .plain) }
        }
    }

    private var detail: String { TransferRoute.detail(transferId: model.transferId).path.absolute }

    private func symbol(_ transfer: Transfer) -> Symbol {
        switch transfer.status {
        case .completed: .checkmark
        case .failed, .cancelled: .xmark
        case .initiated, .confirmed, .pending: .clock
        }
    }

    private func tint(_ transfer: Transfer) -> IconTint {
        switch transfer.status {
        case .completed: .credit
        case .failed, .cancelled: .danger
        case .initiated, .confirmed, .pending: .warning
        }
    }
}
