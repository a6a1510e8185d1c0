import Models
import Services

@testable import coffer

/// A made-up household with savings.
enum SavingsSample {
    /// The day that the made-up household has.
    static let today = Sample.day("2026-07-01")
    static let dollar = Sample.currency("USD")

    static func account(_ account: Account, _ units: Int64, _ plan: SavingsPlan) -> SavingsAccount {
        SavingsAccount(
            account: account, balance: Money(minorUnits: units, currency: account.currency), plan: plan, created: today,
            pace: SavingsPace(net: .zero(account.currency), days: 30))
    }

    /// 5,000 with 500 a month at 4.5 %, and 12.34 dollars of which nothing is planned; there is no rate for dollars.
    static var household: MadeUpHousehold {
        var holdings = Sample.holdings
        let plan = SavingsPlan(contribution: Sample.euros(500_00), rate: InterestRate(millionths: 45_000) ?? .zero, revision: 2)
        let pot = Account(id: ID(rawValue: 3), name: "Pot, \"old\"", kind: .deposit, currency: dollar)
        let named = Account(id: ID(rawValue: 4), name: "Savings=7", kind: .savings, currency: Sample.euro)
        holdings.accounts += [Sample.summary(pot, 12_34), Sample.summary(named, 0)]
        holdings.savings.accounts = [account(Sample.savings, 5_000_00, plan), account(pot, 12_34, .none(in: dollar))]
        let goals = [
            SavingsGoal(
                id: ID(rawValue: 31), name: "Kitchen", target: Sample.euros(20_000_00), by: Sample.day("2027-07-01"),
                parts: [GoalPart(id: ID(rawValue: 41), name: "Envelope", account: Sample.savings.id)], revision: 6),
            SavingsGoal(
                id: ID(rawValue: 32), name: "Bicycle", target: Sample.euros(9_00_00),
                parts: [GoalPart(id: ID(rawValue: 42), account: Sample.savings.id, amount: Sample.euros(100_00))], position: 1),
        ]
        let source = GoalForecast.Source(id: Sample.savings.id, balance: Sample.euros(5_000_00), plan: plan)
        holdings.savings.goals = GoalForecast(goals, sources: [source], today: today).standings()
        return MadeUpHousehold(holdings)
    }
}
