import DesignSystem
import HTML
import Localization
import PeopleModel

/// How to pay a person: name and IBAN to copy, and a code that a banking app reads.
struct SettlePayment: View {
    let payee: Person
    /// The text of the code; nil: none.
    let code: String?

    var body: some View {
        if payee.iban.isEmpty {
            Banner(
                "No IBAN of \(payee.name)", text: "Add an IBAN to copy it here or to scan a code with your banking app.",
                symbol: .infoCircle)
        } else {
            FactList("Pay \(payee.name)") {
                CopyFact("Name", payee.name)
                CopyFact("IBAN", payee.shownIBAN, copied: payee.iban)
            }
            if let code {
                GroupBox("Scan with your banking app") {
                    QRCode(code, correction: .medium, label: "Code that pays \(payee.name)")
                    p(.class("second")) { "The code contains name, IBAN, amount and reference. Your bank asks you before it pays." }
                }
            }
        }
    }
}
