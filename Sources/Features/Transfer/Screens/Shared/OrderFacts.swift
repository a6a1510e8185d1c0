import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransferModel

/// The facts of an order, with the recipient's full IBAN.
struct OrderFacts: View {
    let details: TransferDetails
    /// Whether the accounts and the standing order are links.
    var leadsOn = false

    var body: some View {
        let transfer = details.transfer
        FactList("About this transfer") {
            Fact("From") { account(details.source) }
            if let destination = details.destination {
                Fact("To") { account(destination) }
            } else if let payee = transfer.destination.payee {
                PayeeFacts(payee: payee)
            }
            if transfer.destination.kind == .international { Fact("Kind", "International") }
            Fact("Amount") { AmountText(transfer.amount) }
            if let other = transfer.otherAmount {
                Fact("Received") { AmountText(other) }
            }
            Fact("Day", .relative(transfer.day))
            if let order = details.standingOrder {
                Fact("Standing order") { standing(order) }
            }
            if !transfer.note.isEmpty { Fact("Note", .verbatim(transfer.note)) }
            Fact("Reference", .verbatim(transfer.reference.description))
            if !details.memberName.isEmpty { Fact("Ordered by", .verbatim(details.memberName)) }
        }
    }

    @ViewBuilder private func account(_ account: Account) -> some View {
        if leadsOn {
            a(.href(AccountsRoute.detail(accountId: account.id.description).path.absolute)) { .verbatim(account.name) }
        } else {
            Text(.verbatim(account.name))
        }
    }

    @ViewBuilder private func standing(_ order: StandingOrder) -> some View {
        let words = order.schedule.text
        if leadsOn { a(.href(TransferRoute.detail(transferId: order.id.description).path.absolute)) { words } } else { words }
    }
}

/// The recipient's name, address and account number.
struct PayeeFacts: View {
    let payee: PaymentParty
    var nameLabel: LocalizedText = "To"

    var body: some View {
        Fact(nameLabel, .verbatim(payee.name))
        Fact(payee.number.iban == nil ? "Number" : "IBAN", .verbatim(payee.number.shown))
        if !payee.bank.isEmpty { Fact("Bank", .verbatim(payee.bank)) }
        if let bic = payee.bic { Fact("BIC", .verbatim(bic)) }
        if let address = payee.address { Fact("Address", .verbatim(address.line)) }
    }
}

extension PostalAddress {
    /// The address on one line: `4 rue des Tanneurs, 69002 Lyon, FR`.
    var line: String {
        let place = [postalCode, town].filter { !$0.isEmpty }.joined(separator: " ")
        return [street, place, country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
