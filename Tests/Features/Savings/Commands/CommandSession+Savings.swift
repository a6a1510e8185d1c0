import CommandTestSupport
import Models
import SavingsModel
import Services
import TestTools

/// Savings for a session's household.
extension CommandSession {

    /// With 100.00 EUR on Checking; 5,000.00 EUR on Savings, to which 500.00 come each month, at 4.5 %; and 12.34 USD on `Pot, "old"`, for which
    /// nothing is planned and no rate is known. The goal Kitchen is to be filled from Savings, the goal Bicycle from 100.00 EUR of it.
    static func withSavings() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", opening: 100_00)
        let savings = session.services().savings()
        let account = try await savings.addAccount(
            SavingsAccountDraft(
                account: AccountDraft(name: "Savings", kind: .savings, currency: Currency.euro, opening: Money.euros(5_000_00)),
                contribution: Money.euros(500_00), rate: InterestRate(millionths: 45_000) ?? .zero)
        ).id
        try await session.addAccount("Pot, \"old\"", .deposit, "USD", opening: 12_34)
        _ = try await savings.addGoal(
            GoalDraft(
                name: "Kitchen", target: Money.euros(20_000_00), by: day("2027-07-01"),
                parts: [GoalPartDraft(name: "Envelope", account: account)]))
        _ = try await savings.addGoal(
            GoalDraft(
                name: "Bicycle", target: Money.euros(900_00), parts: [GoalPartDraft(account: account, amount: Money.euros(100_00))]))
        return session
    }

    func savingsAccount(_ name: String) async throws -> SavingsAccount {
        try await services().savings().fetchAccount(id: try await account(name).id).account
    }

    /// All goals, in their order.
    func goals() async throws -> [SavingsGoal] { try await services().savings().fetchGoals().goals.map(\.goal) }
}
