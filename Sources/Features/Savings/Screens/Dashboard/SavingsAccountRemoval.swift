import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel

/// The accounts, each with a button that removes it.
struct SavingsAccountRemoval: View {
    let model: SavingsDashboardViewModel

    var body: some View {
        Section(
            "Accounts", id: "accounts", link: SectionLink("Done", path: model.link(editing: false).path),
            note: "Coffer archives accounts that have transactions."
        ) {
            ForEach(model.sortedAccounts, id: \.id.description) { account in
                li(.class("row")) {
                    AccountDisc(account.account.kind, color: account.account.color)
                    div(.class("row-text")) {
                        span(.class("row-title")) { .verbatim(account.name) }
                        span(.class("row-subtitle")) { .verbatim(account.institution) }
                    }
                    Button(
                        "Delete \(account.name)", role: .destructive,
                        confirm: "Delete \(account.name)? Coffer archives the account if it has transactions.", name: "delete",
                        action: { await model.deleteAccount(account) }, content: { Icon(.trash, size: .small) })
                }
            }
        }
    }
}
