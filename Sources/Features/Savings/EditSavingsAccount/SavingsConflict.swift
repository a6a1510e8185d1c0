import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// Shows the stored values next to the form values after another member changed the account or its entries.
struct SavingsConflict: View {
    let account: SavingsAccount
    let context: MemberContext

    var body: some View {
        ConflictBanner(
            "Somebody else changed this account in the meantime",
            path: SavingsRoute.detail(accountId: account.id.description).path.absolute)
        FactList("As it is now") {
            Fact("Account name", .verbatim(account.name))
            Fact("Institution", .verbatim(account.institution))
            Fact("Balance") { amount(account.balance) }
            Fact("Monthly contribution") { amount(account.plan.contribution) }
            Fact("Interest", account.plan.rate.text(in: context.locale))
        }
    }

    private func amount(_ money: Money) -> AmountText { AmountText(money, in: context.locale, isHidden: !context.showsBalances) }
}
