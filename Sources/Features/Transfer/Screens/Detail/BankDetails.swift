import DesignSystem
import HTML
import Localization
import Models
import Services
import TransferModel

/// The payment details to copy into a bank's form, and the payment file that a bank accepts instead.
struct BankDetails: View {
    let transfer: Transfer
    let payee: PaymentParty
    let filePath: String?
    let context: MemberContext

    var body: some View {
        FactList("For your bank") {
            CopyFact("Name", payee.name)
            if let iban = payee.number.iban {
                CopyFact("IBAN", iban.formatted, copied: iban.text)
            } else {
                Fact("Number", .verbatim(payee.number.shown))
            }
            if let bic = payee.bic { CopyFact("BIC", bic) }
            if context.showsBalances {
                CopyFact("Amount", transfer.amount.formatted(in: context.locale), copied: transfer.amount.typedText(in: context.locale))
            }
            CopyFact("Reference", transfer.reference.description)
            if !transfer.note.isEmpty { CopyFact("Note", transfer.note) }
        }
        if let filePath {
            a(.class("button button-plain"), .href(filePath), .attribute("download", "")) {
                Icon(.squareAndArrowDown)
                "Download payment file"
            }
        }
    }
}
