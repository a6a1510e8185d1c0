package import CardsModel
import Models
package import ServiceKit

extension CardCatalogue {
    /// Products of issuers that do not exist.
    package static let sample = CardCatalogue(
        version: "2026.05.02", cards: [.sampleMeridian, .sampleHearth, .sampleSkyward])
}

extension CardTemplate {
    fileprivate static let sampleMeridian = CardTemplate(
        code: "harbour-meridian",
        facts: CardFacts(
            name: "Meridian Reserve", issuer: "Harbour Mutual", network: .visa, gradient: CardGradient(start: 0x1D4E89, end: 0x0D2A4D),
            annualFee: .preview(550_00)),
        benefits: [
            made(
                "rides", "Ride credit", 15_00, .monthly, .transportation, merchant: "Kestrel Cabs", charges: ["*kestrel*"],
                details: "For rides and meals that are ordered in the app; 20 more in December",
                bonuses: [BenefitBonus(month: 12, amount: .preview(20_00))]),
            made(
                "lounge", "Lounge day pass", 60_00, .annual, .travel, charges: ["*lounge*"], details: "One visit with a guest",
                lastDay: .preview),
            made(
                "dining", "Dining credit", 100_00, .quarterly, .dining, charges: ["*osteria*", "*trattoria*"],
                credits: ["*dining credit*"], details: "At the restaurants of the list"),
            made(
                "hotels", "Hotel credit", 300_00, .semiAnnual, .travel, charges: ["*hotel*"], credits: ["*hotel credit*"],
                details: "For stays of two nights or more"),
            made(
                "streaming", "Streaming credit", 12_95, .monthly, .entertainment, merchant: "Lumen Stream", charges: ["*lumen stream*"],
                credits: ["*streaming credit*"]),
            made(
                "border", "Border fast lane", 120_00, .months(48), .travel, alignment: .rolling, charges: ["*border fast lane*"],
                details: "The fee of the application"),
            made("miles", "Anniversary miles", 100_00, .annual, .travel, alignment: .anniversary, mode: .claimsItself),
            made("gym", "Gym credit", 25_00, .monthly, .wellness, merchant: "Ropewalk Gym", charges: ["*ropewalk gym*"]),
            made(
                "weekend", "Weekend table", 30_00, .monthly, .dining, charges: ["*osteria*"], details: "Dinner from Friday to Sunday"),
        ], source: source)

    fileprivate static let sampleHearth = CardTemplate(
        code: "copperbridge-hearth",
        facts: CardFacts(
            name: "Hearth Rewards", issuer: "Copperbridge Bank", network: .mastercard,
            gradient: CardGradient(start: 0x9A3F12, end: 0x5A2308), annualFee: .preview(95_00)),
        benefits: [
            made(
                "delivery", "Grocery delivery credit", 10_00, .monthly, .shopping, merchant: "Parcel Lane", charges: ["*parcel lane*"],
                lastDay: Day.preview.adding(days: 1)),
            made(
                "film", "Film nights", 50_00, .semiAnnual, .entertainment, charges: ["*cinema*"], details: "Twice in every half-year",
                uses: 2),
            made("phone", "Phone repair", 50_00, .perOccasion, .technology, details: "For each repair of a phone paid with the card"),
            made(
                "storage", "Cloud storage", 60_00, .annual, .technology, merchant: "Tallgrass Hosting", charges: ["*tallgrass*"],
                credits: ["*cloud credit*"]),
            made("bakery", "Bakery credit", 7_00, .monthly, .dining, merchant: "The Corner Larder", charges: ["*corner larder*"]),
        ], source: source)

    fileprivate static let sampleSkyward = CardTemplate(
        code: "beacon-skyward",
        facts: CardFacts(
            name: "Skyward Business", issuer: "Beacon Pier Bank", network: .amex, gradient: CardGradient(start: 0x4A5560, end: 0x272E35),
            annualFee: .previewForeign(695_00)),
        benefits: [
            made(
                "rides", "Airport rides", 20_00, .monthly, .transportation, alignment: .anniversary, merchant: "Kestrel Cabs",
                charges: ["*kestrel*"], currency: .previewForeign),
            made("wireless", "Wireless credit", 10_00, .monthly, .business, charges: ["*mobile*"], currency: .previewForeign),
            made("software", "Software credit", 150_00, .annual, .technology, charges: ["*software*"], currency: .previewForeign),
        ], source: source)

    private static let source = FactSource(
        name: "Card notes", address: "https://cards.example.org", asOf: Day.preview.adding(days: -25),
        remark: "Another list says 250 for the hotel credit.")

    private static func made(
        _ code: String, _ name: String, _ units: Int64, _ frequency: BenefitFrequency, _ category: BenefitCategory,
        alignment: BenefitAlignment = .calendar, merchant: String? = nil, charges: [String] = [], credits: [String] = [],
        details: String = "", uses: Int = 1, bonuses: [BenefitBonus] = [], lastDay: Day? = nil, mode: BenefitMode = .remind,
        currency: Currency = .preview
    ) -> BenefitTemplate {
        BenefitTemplate(
            code: code,
            terms: .made(
                name, Money(minorUnits: units, currency: currency), frequency, category, alignment: alignment, merchant: merchant,
                charges: charges, credits: credits, details: details, uses: uses, bonuses: bonuses, lastDay: lastDay),
            mode: mode, source: source)
    }
}

extension BenefitTerms {
    static func made(
        _ name: String, _ value: Money, _ frequency: BenefitFrequency, _ category: BenefitCategory,
        alignment: BenefitAlignment = .calendar, merchant: String? = nil, charges: [String] = [], credits: [String] = [],
        details: String = "", uses: Int = 1, bonuses: [BenefitBonus] = [], lastDay: Day? = nil
    ) -> BenefitTerms {
        BenefitTerms(
            name: name, details: details, merchant: merchant, category: category, value: value, frequency: frequency,
            alignment: alignment, usesPerCycle: uses, bonuses: bonuses, chargePatterns: charges, creditPatterns: credits, lastDay: lastDay)
    }
}

extension ServiceResources {
    /// The catalogues of the household of tests.
    package static let sample = ServiceResources(CardCatalogue.sample)
}
