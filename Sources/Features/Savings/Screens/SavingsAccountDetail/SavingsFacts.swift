import DesignSystem
import HTML
import Localization
import Models
import SavingsModel
import ScreenKit

/// The facts about a savings account other than its balance, and its plan.
struct SavingsFacts: View {
    let model: SavingsAccountDetailViewModel

    var body: some View {
        if let account = model.account {
            FactList("Plan") {
                Fact("Monthly contribution") { figure(account.monthlyContribution) }
                Fact("Yearly contribution") { figure(model.annualGrowth) }
                Fact("Last \(account.pace.days) days") {
                    figure(account.pace.perMonth)
                    " a month"
                }
                Fact("Interest", account.plan.rate.text(in: model.context.locale))
            }
            FactList("About this account") {
                Fact("Institution", account.institution.isEmpty ? "Not stated" : .verbatim(account.institution))
                Fact("Created", .verbatim(model.createdDate))
                Fact("Age", model.accountAge)
            }
        }
    }

    private func figure(_ money: Money?) -> FigureText { FigureText(amount: money) }
}
