import Foundation
import Models
import ServiceKit
import Services
import Storage
import Testing

@testable import Installation

extension TestServer {
    /// Creates a second household in the same database and signs its owner in.
    ///
    /// - Parameter owner: the name of the owner, which may be that of a member of the first household.
    /// - Returns: the token of the owner's session.
    func makeOtherHousehold(owner name: String = "mallory") async throws -> String {
        let origin = SignInOrigin(address: "192.0.2.9")
        let euro = try #require(Currency(code: "EUR"))
        let now = Int64(Self.today.number) * 86_400_000 + 43_200_000
        let database = installation.database
        return try await database.write(nil, []) { connection in
            let households = HouseholdRepository(connection)
            let household = Household(id: try households.nextID(database.ids), name: "Elsewhere", currency: euro, timeZone: "UTC")
            try households.insert(household, numberKey: [1], at: now)
            let write = MemberUnitOfWork(connection, household: household.id, ids: database.ids, at: now)
            let ledgerAccounts = LedgerAccountRepository(connection, household: household.id)
            for (role, name) in [(LedgerAccountRole.equity, "Opening balances"), (.conversion, "Currency exchange")] {
                let id: ID<Account> = write.ids.next(at: now)
                try ledgerAccounts.insert(LedgerAccountRecord(id: LedgerAccountID(id), role: role, name: name, createdAt: now))
            }
            for category in StandardCategory.allCases {
                let id: ID<Models.Category> = write.ids.next(at: now)
                try ledgerAccounts.insert(
                    LedgerAccountRecord(
                        id: LedgerAccountID(id), role: .category, name: category.name, categoryClass: category.class, categoryKey: category,
                        icon: category.icon, createdAt: now))
            }
            let owner = MemberProfile(
                id: write.ids.next(at: now), household: household.id, name: name, displayName: name.capitalized, role: .owner,
                createdAt: now)
            _ = try write.members.insert(owner)
            return try write.openSession(of: owner, from: origin)
        }
    }
}
