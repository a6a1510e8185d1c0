package import Models
package import Services

/// A made-up household of two people over 24 months: for trying Coffer out, for pictures and for tests of whole screens.
///
/// The same seed and the same day give the same household, to the cent. It comes in as any household's money does: through the
/// protocols of `Services`, mostly as bank statements, and some of it by hand.
package struct DemoHousehold: Sendable {

    /// What chance begins with.
    package let seed: UInt64
    /// The last day on which anything happens.
    package let today: Day

    package init(seed: UInt64 = 1, today: Day) {
        self.seed = seed
        self.today = today
    }

    // MARK: - Who they are

    package static let name = "Orla and Felix"
    /// In the order in which they signed up; the first is the owner.
    package static let memberNames = ["Orla Tierney", "Felix Brandner"]
    /// The IANA name of the time zone they live in.
    package static let timeZone = "Europe/Dublin"
    /// How they write numbers and days.
    package static let locale = LocaleFormat("en-GB")
    /// The currency of their totals: the euro.
    package static let currency = DemoCurrency.euro

    // MARK: - Filling

    /// Fills a household that has nothing but the categories it began with.
    ///
    /// - Throws: `ServiceError`; `.cannotWrite` where there is no room for temporary files.
    package func fill(_ services: DependencyContainer) async throws {
        let life = HouseholdLife(seed: seed, today: today).run()
        var filling = HouseholdFilling(services: services, life: life, today: today)
        try await filling.run()
    }
}
