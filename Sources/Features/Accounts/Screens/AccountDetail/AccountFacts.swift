import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Services

/// The facts about an account, such as institution and number.
struct AccountFacts: View {
    let detail: AccountDetail

    var body: some View {
        let account = detail.summary.account
        FactList("About this account") {
            Fact("Kind", account.kind.title)
            if !account.institution.isEmpty { Fact("Institution", .verbatim(account.institution)) }
            if let number = account.maskedNumber { Fact("Number", .verbatim(number)) }
            if let iban = account.iban { CopyFact("IBAN", account.shownIBAN, copied: iban) }
            Fact("Currency", .verbatim(account.currency.code))
            if let owner = detail.summary.ownerName {
                Fact("Belongs to", .verbatim(owner))
                Fact("Others see", account.sharing.title)
            }
            if account.limit > 0 {
                Fact(account.kind == .credit ? "Limit" : "Agreed overdraft") {
                    AmountText(Money(minorUnits: account.limit, currency: account.currency))
                }
            }
            if let day = detail.lastStatementDay { Fact("Last statement", text(day)) }
            if let day = detail.closedUntil { Fact("Checked up to", text(day)) }
        }
    }

    private func text(_ day: Day) -> LocalizedText { .relative(day) }
}
