import Models
import Testing

@testable import CardsModel

/// Sample benefits.
enum BenefitFixtures {
    static let dollar = Currency(code: "USD")

    static func money(_ units: Int64) throws -> Money { Money(minorUnits: units, currency: try #require(dollar)) }

    static func day(_ text: String) throws -> Day { try #require(Day(text)) }

    static func terms(
        _ value: Int64, _ frequency: BenefitFrequency, _ alignment: BenefitAlignment = .calendar, uses: Int = 1,
        bonuses: [(Int, Int64)] = [], charges: [String] = [], credits: [String] = [], lastDay: String? = nil, name: String = "Credit"
    ) throws -> BenefitTerms {
        BenefitTerms(
            name: name, value: try money(value), frequency: frequency, alignment: alignment, usesPerCycle: uses,
            bonuses: try bonuses.map { BenefitBonus(month: $0.0, amount: try money($0.1)) }, chargePatterns: charges,
            creditPatterns: credits, lastDay: try lastDay.map(day))
    }

    static func benefit(_ terms: BenefitTerms, since: String = "2026-01-01", mode: BenefitMode = .remind, id: Int64 = 1) throws -> Benefit {
        Benefit(id: ID(rawValue: id), card: ID(rawValue: 1), terms: terms, mode: mode, since: try day(since))
    }

    static func use(
        _ units: Int64, on text: String, posted: Int64? = nil, undone: Bool = false, id: Int64 = 1, benefit: Int64 = 1,
        charge: Int64? = nil, byHand: Bool = true
    ) throws -> BenefitUse {
        BenefitUse(
            id: ID(rawValue: id), benefit: ID(rawValue: benefit), day: try day(text), amount: try money(units),
            posted: try posted.map(money), state: undone ? .undone : posted == nil ? .used : .posted,
            charge: charge.map { ID(rawValue: $0) },
            isManual: byHand)
    }
}
