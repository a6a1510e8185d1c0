package import Models
package import Storage

extension HouseholdSecret {
    /// The household in which the secret is looked up: the one that it names, or that of a secret which was given out before secrets named it.
    ///
    /// - Returns: nil if it names none and the directory does not know it.
    package func household(in connection: Connection) throws -> ID<Household>? {
        if let household { return household }
        return try DirectoryRepository(connection).household(ofSecret: hash)
    }
}
