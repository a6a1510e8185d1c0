import Models
import SampleHousehold
import SavingsModel
import Services
import TestSupport
import Testing

/// The savings of a new household, with the steps that most tests take.
struct NewSavings {
    let household: TestHousehold
    var savings: any SavingsServiceProtocol { household.services.savings() }

    init() async throws {
        household = try await TestHousehold()
    }

    func account(
        _ name: String = "Rainy day", _ units: Int64? = 4_000_00, contribution: Int64 = 200_00, rate: Int64 = 0,
        _ kind: AccountKind = .savings, currency: Currency = .preview, key: String? = nil
    ) async throws -> SavingsAccount {
        let draft = AccountDraft(
            name: name, kind: kind, currency: currency, opening: units.map { Money(minorUnits: $0, currency: currency) },
            openingDay: TestHousehold.today.adding(days: -100), key: key)
        return try await savings.addAccount(
            SavingsAccountDraft(
                account: draft, contribution: Money(minorUnits: contribution, currency: currency),
                rate: try #require(InterestRate(millionths: rate))))
    }

    func goal(
        _ name: String, _ target: Int64, from account: SavingsAccount, by days: Int? = nil, key: String? = nil
    ) async throws -> SavingsGoal {
        try await savings.addGoal(
            GoalDraft(
                name: name, target: .preview(target), by: days.map { TestHousehold.today.adding(days: $0) },
                parts: [GoalPartDraft(account: account.id)], key: key))
    }
}
