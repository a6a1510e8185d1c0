package import Models
package import Services

/// A fictitious household of two people over 24 months, for demonstrations, screenshots and tests of whole screens.
///
/// The same seed and day give the same household, to the cent. The data are entered through the protocols of `Services`, mostly as
/// imported bank statements.
package struct DemoHousehold: Sendable {
    /// The seed of the random number generator.
    package let seed: UInt64
    /// The last day of the simulation.
    package let today: Day

    package init(seed: UInt64 = 1, today: Day) {
        self.seed = seed
        self.today = today
    }

    /// The household's name.
    package static let name = "Orla and Felix"
    /// The members in the order of their sign-up; the first is the owner.
    package static let memberNames = ["Orla Tierney", "Felix Brandner"]
    /// The IANA name of the household's time zone.
    package static let timeZone = "Europe/Dublin"
    /// The household's locale.
    package static let locale = LocaleFormat("en-GB")
    /// The household's currency.
    package static let currency = DemoCurrency.euro

    /// Populates a household that has only its initial categories.
    ///
    /// - Throws: `ServiceError`; `.cannotWrite` if temporary files cannot be written.
    package func populate(_ services: DependencyContainer) async throws {
        let simulation = HouseholdSimulation(seed: seed, today: today).run()
        var seeder = HouseholdSeeder(services: services, simulation: simulation, today: today)
        try await seeder.run()
    }
}
