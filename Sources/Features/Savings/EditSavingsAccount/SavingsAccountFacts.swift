import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// A savings account as it is now, beside the form after another member changed it.
struct SavingsAccountFacts: View {
    let account: SavingsAccount
    let context: MemberContext

    var body: some View {
        Fact("Account name", .verbatim(account.name))
        Fact("Institution", .verbatim(account.institution))
        Fact("Balance") { amount(account.balance) }
        Fact("Monthly contribution") { amount(account.plan.contribution) }
        Fact("Interest", account.plan.rate.text(in: context.locale))
    }

    private func amount(_ money: Money) -> AmountText { AmountText(money) }
}
