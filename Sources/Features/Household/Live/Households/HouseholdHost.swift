import Models
import ServiceKit
import Services
import Storage

/// The host name at which a household alone is served.
struct HouseholdHost {
    private let households: HouseholdRepository
    private let household: ID<Household>

    init(_ connection: Connection, household: ID<Household>) {
        households = HouseholdRepository(connection)
        self.household = household
    }

    /// Changes the host name.
    ///
    /// - Parameter host: by `HouseholdRule.host`; nil for none.
    /// - Throws: `ServiceError.rule` if another household has it.
    func set(_ host: String?) throws {
        if let host, try !households.isFree(host: host, for: household) { throw ServiceError.rule(.householdHostUsed) }
        try households.setHost(host, of: household)
    }
}
