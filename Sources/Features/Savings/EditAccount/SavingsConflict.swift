import DesignSystem
import HTML
import Models
import Navigation
import Services

/// Shows the stored values next to the form values after another member changed the account or its entries.
struct SavingsConflict: View {
    let account: SavingsAccount
    let context: MemberContext

    var body: some View {
        ConflictBanner(thing: "account", path: SavingsRoute.detail(accountId: account.id.description).path.absolute)
        FactList("As it is now") {
            Fact("Account name", account.name)
            Fact("Institution", account.institution)
            Fact("Balance") { amount(account.balance) }
            Fact("Monthly contribution") { amount(account.plan.contribution) }
            Fact("Interest", account.plan.rate.text(in: context.locale))
        }
    }

    private func amount(_ money: Money) -> AmountText { AmountText(money, in: context.locale, isHidden: !context.showsBalances) }
}
