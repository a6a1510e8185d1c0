package import Models
package import ServiceKit

/// What a sample household is made of: the same values give the same household, to the cent.
package struct SampleSetup: Sendable {
    /// The seed of the random number generator.
    package var seed: UInt64
    /// The last day.
    package var today: Day
    /// The instant at which the household ends, in milliseconds since 1970. A demonstration may have another day than it.
    package var now: Int64
    /// The number of whole months before that of the last day.
    package var months: Int
    /// What every member signs in with.
    package var passphrase: String
    /// The format of numbers and days, and the language of the owner.
    package var locale: String
    package var language: Language
    /// The catalogues of cards and services.
    package var resources: ServiceResources
    /// Origin and path prefix of links in e-mail and calendars; nil: unknown.
    package var site: String?

    package init(
        seed: UInt64 = 1, today: Day = SampleHousehold.today, now: Int64 = SampleHousehold.now, months: Int = 3,
        passphrase: String = SampleHousehold.passphrase, locale: String = "en-GB", language: Language = .english,
        resources: ServiceResources = .sample, site: String? = "https://coffer.example"
    ) {
        (self.seed, self.today, self.now, self.months) = (seed, today, now, months)
        (self.passphrase, self.locale, self.language, self.resources, self.site) = (passphrase, locale, language, resources, site)
    }
}
