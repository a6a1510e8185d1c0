import MockServices
import Models
import Services

/// A household in memory with nothing in it but what a test puts aside.
struct SavingsHousehold {
    let services: DependencyContainer

    init() async throws {
        services = try await .sample(.empty)
    }

    var service: any SavingsServiceProtocol { services.savings() }
    var context: MemberContext { services.context }
    var currency: Currency { context.household.currency }

    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }

    /// - Parameters:
    ///   - balance: in cents, as is the contribution.
    ///   - rate: in millionths.
    @discardableResult
    func add(
        _ name: String, _ balance: Int64, contribution: Int64 = 0, rate: Int64 = 0, institution: String = "Harbour Bank",
        in currency: Currency? = nil
    ) async throws -> SavingsAccount {
        let currency = currency ?? self.currency
        return try await service.addAccount(
            SavingsAccountDraft(
                account: AccountDraft(
                    name: name, institution: institution, kind: .savings, currency: currency,
                    opening: Money(minorUnits: balance, currency: currency)),
                contribution: Money(minorUnits: contribution, currency: currency), rate: InterestRate(millionths: rate) ?? .zero))
    }
}
