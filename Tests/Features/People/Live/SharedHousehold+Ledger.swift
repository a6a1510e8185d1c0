import Models
import PeopleModel
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

extension SharedHousehold {
    /// What the ledger account of the group holds in euros.
    func receivable() async throws -> Int64 {
        let group = try await details().summary.group
        return try await home.context.read { connection in
            guard let id = group.ledgerAccount else { return 0 }
            return try BalanceRepository(connection, household: home.context.household.id).balance(of: id, in: home.euro).booked.minorUnits
        }
    }

    /// What a category holds in euros: what was spent on it.
    func spent(on category: String) async throws -> Int64 {
        let id = try await home.category(category)
        return try await home.context.read { connection in
            try BalanceRepository(connection, household: home.context.household.id).balance(of: LedgerAccountID(id), in: home.euro).booked
                .minorUnits
        }
    }

    func undoLatest() async throws {
        let latest = try #require(try await home.transactions.history(limit: 1).first)
        try await home.transactions.undo(latest.id, allowsClosedDays: false)
    }
}
