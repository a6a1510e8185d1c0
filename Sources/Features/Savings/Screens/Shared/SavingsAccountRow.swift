import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel

/// A list row of a savings account: its color, its plan and its balance.
struct SavingsAccountRow: View {
    let account: SavingsAccount

    var body: some View {
        ListRow(
            .verbatim(account.name), subtitle: .verbatim(account.institution),
            path: SavingsRoute.detail(accountId: account.id.description).path.absolute
        ) {
            AccountDisc(account.account.kind, color: account.account.color)
        } trailing: {
            amount(account.balance)
            if !account.plan.contribution.isZero {
                small {
                    amount(account.plan.contribution)
                    " a month"
                }
            }
        }
    }

    private func amount(_ money: Money) -> AmountText { AmountText(money) }
}
