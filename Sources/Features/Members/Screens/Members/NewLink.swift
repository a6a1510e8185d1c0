import DesignSystem
import HTML
import Localization

/// The address of a link that was just made, to copy and to scan. It is shown only once.
struct NewLink: View {
    let address: String
    let title: LocalizedText
    /// Until when the link is valid, in a sentence.
    let expiry: LocalizedText

    var body: some View {
        FactList(title) { CopyFact("Link", address) }
        GroupBox {
            QRCode(address, label: "QR code of the link")
            p(.class("second")) { "Copy the link now, or let it be scanned. Coffer does not show it again." }
            p(.class("second")) { expiry }
        }
    }
}
