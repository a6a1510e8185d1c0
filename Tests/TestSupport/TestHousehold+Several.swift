import HouseholdModel
import Installation
package import Models
import ServiceKit
import Services
import TestTools

extension TestHousehold {
    /// A further household of a database, with the services of the command line.
    package init(_ name: String, in installation: TestInstallation) async throws {
        let households = installation.live.fileContainer(timeZone: "UTC").households()
        let added = try await households.addHousehold(HouseholdDraft(name: name, currency: .euro, timeZone: "Europe/Berlin"))
        try self.init(added.household, in: installation)
    }

    /// A household that a database has, with the services of the command line.
    package init(_ household: Household, in installation: TestInstallation) throws {
        self.installation = installation
        services = DependencyContainer(live: installation.live.ownerContext(of: household))
        folder = try TemporaryFolder()
    }
}
