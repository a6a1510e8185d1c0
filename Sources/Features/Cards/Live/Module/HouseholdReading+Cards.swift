package import CardsModel
package import ServiceKit

extension HouseholdReading {
    /// All cards including removed ones, in wallet order.
    package func cards() throws -> [Card] {
        try shared([Card].self) { try CardRepository(connection, household: household).all() }
    }
}
