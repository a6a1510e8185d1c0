import Models
import SampleHousehold
import SavingsModel
import Services
import Storage

@testable import Installation

/// A household in memory with nothing in it but what a test puts aside.
struct SavingsHousehold {
    let services: DependencyContainer
    private let database: Database

    init() async throws {
        let installation = try await SampleInstallation(.empty)
        services = try installation.services()
        database = installation.live.database
    }

    /// Gives every account a balance that no service accepts, as a change of the database by hand might.
    func setBalances(_ minorUnits: Int64) async throws {
        _ = try await database.write(nil, []) { try $0.execute("UPDATE account_balance SET booked = $1", .integer(minorUnits)) }
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
