package import CommandKit
import HouseholdModel
import Localization
import Models
package import Services

/// Advice for a household whose accounts all have another currency than itself.
package enum CurrencyAdvice {
    /// Writes it to standard error; nothing if an account has the household's currency, or if the member may not change it.
    package static func write(for household: DependencyContainer, to console: Console) async throws {
        guard household.context.member.role == .owner else { return }
        let accounts = try await household.accounts().fetchAccounts(includingArchived: false).map(\.account)
        let current = try await household.household().fetchHousehold()
        guard let offered = current.offeredCurrency(for: accounts) else { return }
        console.note(
            """
            No account has the household's currency, \(current.currency.code). To show totals in \(offered.code): coffer edit household \
            --currency \(offered.code)
            """)
    }
}
