import Models
import Testing

@testable import CardsModel

struct BenefitCatchUpTests {

    private func catchUp(
        _ benefit: Benefit, uses: [BenefitUse] = [], closed: String, today: String, hasEnded: Bool = false
    ) throws
        -> BenefitCatchUp
    {
        BenefitCatchUp(
            benefit, opened: nil, uses: uses, closedThrough: try BenefitFixtures.day(closed), end: hasEnded ? Day(number: .min) : nil,
            today: try BenefitFixtures.day(today))
    }

    @Test func theRestOfEveryMissedCycleIsLost() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(15_00, .monthly))
        let uses = try [BenefitFixtures.use(5_00, on: "2026-02-10"), BenefitFixtures.use(15_00, on: "2026-03-10", id: 2)]
        let catchUp = try catchUp(benefit, uses: uses, closed: "2025-12-31", today: "2026-04-01")
        #expect(catchUp.missed.map(\.lost.minorUnits) == [15_00, 10_00, 0])
        #expect(catchUp.missed.map(\.used.minorUnits) == [0, 5_00, 15_00])
        #expect(catchUp.claims == [])
    }

    @Test func ignoredBenefitsAndEndedCardsLoseNothing() throws {
        let terms = try BenefitFixtures.terms(15_00, .monthly)
        #expect(
            try catchUp(try BenefitFixtures.benefit(terms, mode: .ignore), closed: "2025-12-31", today: "2026-04-01").missed == [])
        #expect(try catchUp(try BenefitFixtures.benefit(terms), closed: "2025-12-31", today: "2026-04-01", hasEnded: true).missed == [])
    }

    @Test func automaticBenefitsAreUsedOnTheFirstDayOfEachCycle() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(100_00, .quarterly), mode: .claimsItself)
        let catchUp = try catchUp(benefit, closed: "2025-12-31", today: "2026-07-05")
        #expect(catchUp.claims.map(\.day.description) == ["2026-01-01", "2026-04-01", "2026-07-01"])
        #expect(catchUp.missed.map(\.lost.minorUnits) == [0, 0])
    }

    @Test func anUndoneClaimIsNotRepeated() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(100_00, .annual), mode: .claimsItself)
        let taken = try BenefitFixtures.use(100_00, on: "2026-01-01", posted: 100_00, undone: true, byHand: false)
        #expect(try catchUp(benefit, uses: [taken], closed: "2025-12-31", today: "2026-07-05").claims == [])
    }
}
