package import Models
package import ServiceKit
import Storage

extension ServiceContext {
    /// Says to whom an account belongs and what others see of it, as rows alone: totals by scope are not written.
    package func give(_ account: ID<Account>, to owner: ID<Member>?, _ sharing: AccountSharing = .private) async throws {
        try await database.write(household.id, []) { [household] connection in
            try connection.execute(
                "UPDATE account SET owner = $1, sharing = $2 WHERE household = $3 AND id = $4", .id(owner), .text(sharing.rawValue),
                .id(household.id), .id(account))
            try connection.execute("UPDATE household SET is_divided = 1 WHERE id = $1", .id(household.id))
            try HouseholdRepository(connection).touch(household.id)
        }
    }
}
