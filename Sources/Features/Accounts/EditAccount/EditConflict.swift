import DesignSystem
import HTML
import Localization
import Models

/// Shows the stored values next to the typed ones after another member changed the account.
struct EditConflict: View {
    let account: Account

    var body: some View {
        Banner(
            "Somebody else changed this account in the meantime", text: "Below is what you typed. Save again to keep it.",
            symbol: .exclamationmarkTriangle, tone: .warning)
        FactList("As it is now") {
            Fact("Account name", .verbatim(account.name))
            Fact("Kind", account.kind.title)
            Fact("Institution", .verbatim(account.institution))
        }
    }
}
