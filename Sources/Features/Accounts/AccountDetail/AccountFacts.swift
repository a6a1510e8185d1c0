import DesignSystem
import HTML
import Models
import Services

/// The facts about an account, such as institution and number.
struct AccountFacts: View {
    let detail: AccountDetail
    let context: MemberContext

    var body: some View {
        let account = detail.summary.account
        FactList("About this account") {
            Fact("Kind", account.kind.title)
            if !account.institution.isEmpty { Fact("Institution", account.institution) }
            if let number = account.maskedNumber { Fact("Number", number) }
            if let iban = account.iban { Fact("IBAN", iban) }
            Fact("Currency", account.currency.code)
            if account.limit > 0 {
                Fact(account.kind == .credit ? "Limit" : "Agreed overdraft") {
                    AmountText(
                        Money(minorUnits: account.limit, currency: account.currency), in: context.locale, isHidden: !context.showsBalances)
                }
            }
            if let day = detail.lastStatementDay { Fact("Last statement", text(day)) }
            if let day = detail.closedUntil { Fact("Checked up to", text(day)) }
        }
    }

    private func text(_ day: Day) -> String { day.relativeFormatted(today: context.today, in: context.locale) }
}
