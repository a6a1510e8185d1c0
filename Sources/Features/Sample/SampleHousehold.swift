package import CardsModel
package import Models
package import TransferModel

/// What the sample household holds, for tests and the gallery to find it by.
package struct SampleHousehold: Sendable {
    package var household: Household
    /// The owner, a member, a viewer, and one who is disabled.
    package var members: [MemberProfile]
    package var accounts: [SampleAccount: Account] = [:]
    package var categories: [StandardCategory: Models.Category] = [:]
    /// Two favourites, one abroad, one domestic, one whose number is no IBAN, and two more.
    package var beneficiaries: [Beneficiary] = []
    package var orders: Orders?
    /// In the order of the wallet.
    package var cards: [Card] = []
    /// In the order of their cards.
    package var benefits: [Benefit] = []

    /// The household of tests ends on 2026-05-27, a Wednesday.
    package static let today = Day(number: 20_600)
    /// Noon of that day in Dublin, in milliseconds since 1970.
    package static let now: Int64 = 20_600 * 86_400_000 + 11 * 3_600_000
    /// What every member of the household of tests signs in with.
    package static let passphrase = "quiet harbour lantern"
    /// The names that the members sign in with.
    package static let memberNames: [Role: String] = [.owner: "orla", .member: "felix", .viewer: "ines"]
    /// The IANA name of the time zone.
    package static let timeZone = "Europe/Dublin"
}
