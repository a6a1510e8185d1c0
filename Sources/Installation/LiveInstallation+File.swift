import Models
import ServiceKit
package import Services

extension LiveInstallation {
    /// Creates services with the rights of the file's owner in no household, for commands that work on the households of the database: it
    /// may have none, and none is created.
    ///
    /// - Parameter timeZone: the time zone of new households.
    package func fileContainer(timeZone: String) -> DependencyContainer {
        DependencyContainer(live: ownerContext(of: Household(id: ID(rawValue: 0), name: "", currency: .euro, timeZone: timeZone)))
    }
}
