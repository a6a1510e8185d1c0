import Models
import Services
import Testing

@testable import LiveServices

/// A household with savings. Today is 27 May 2026.
struct SavingsHousehold {
    let home: TestHousehold

    init(path: String? = nil) async throws { home = try await TestHousehold(path: path) }

    var service: any SavingsServiceProtocol { home.services.savings() }

    func account(
        _ name: String, _ balance: Int64 = 0, contribution: Int64 = 0, rate: Int64 = 0, currency: Currency? = nil, on day: Day? = nil,
        key: String? = nil
    ) async throws -> SavingsAccount {
        let currency = currency ?? home.euro
        return try await service.addAccount(
            SavingsAccountDraft(
                account: AccountDraft(
                    name: name, institution: "Harbour Mutual", kind: .savings, currency: currency,
                    opening: Money(minorUnits: balance, currency: currency), openingDay: day, key: key),
                contribution: Money(minorUnits: contribution, currency: currency),
                rate: try #require(InterestRate(millionths: rate))))
    }

    func goal(
        _ name: String, _ target: Int64, from account: SavingsAccount, by day: Day? = nil, upTo amount: Int64? = nil
    ) async throws -> SavingsGoal {
        try await service.addGoal(
            GoalDraft(
                name: name, target: home.money(target), by: day,
                parts: [GoalPartDraft(account: account.id, amount: amount.map { home.money($0) })]))
    }

    func goalProgress() async throws -> [GoalProgress] { try await service.fetchGoals().goals }
}
