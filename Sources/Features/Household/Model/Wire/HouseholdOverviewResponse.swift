import Models
import WireModels

/// A household in the list of households.
package struct HouseholdOverviewResponse: Encodable {
    let id: ID<Household>
    let name: String
    let currency: Currency
    /// IANA name.
    let timeZone: String
    /// The number of users.
    let members: Int
    /// The number of its own accounts.
    let accounts: Int
    /// Absent: it is served at the host names of the server.
    let host: String?
    /// When it got its first owner; absent: it has none yet.
    let setUp: Instant?

    package init(_ overview: HouseholdOverview) {
        id = overview.household.id
        name = overview.household.name
        currency = overview.household.currency
        timeZone = overview.household.timeZone
        members = overview.members
        accounts = overview.accounts
        host = overview.host
        setUp = overview.setUpAt.map { Instant(milliseconds: $0) }
    }
}
