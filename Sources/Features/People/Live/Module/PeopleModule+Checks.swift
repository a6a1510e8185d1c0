import Models
import PeopleModel
import ServiceKit
import Storage

/// Checks the sums of groups, and offers the IBANs of people to be checked.
extension PeopleModule: HouseholdChecking {
    func differences(of household: ID<Household>, on connection: Connection) throws -> [String] {
        try SharedCheckRepository(connection, household: household).differences()
    }

    func ibans(of household: ID<Household>, on connection: Connection) throws -> [(owner: String, iban: String)] {
        try PersonRepository(connection, household: household).all().map { ("person \($0.id.rawValue)", $0.iban) }
    }
}
