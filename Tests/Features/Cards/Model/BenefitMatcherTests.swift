import Models
import Testing

@testable import CardsModel

struct BenefitMatcherTests {

    private func candidate(
        _ id: Int64, _ terms: BenefitTerms, uses: [BenefitUse] = [], opened: String? = nil, mode: BenefitMode = .remind
    )
        throws -> BenefitMatcher.Candidate
    {
        BenefitMatcher.Candidate(
            try BenefitFixtures.benefit(terms, mode: mode, id: id), opened: try opened.map(BenefitFixtures.day), uses: uses)
    }

    private func movement(
        _ payee: String, _ units: Int64, on day: String, isCredit: Bool = false, note: String = ""
    ) throws
        -> BenefitMatcher.Movement
    {
        BenefitMatcher.Movement(
            transaction: ID(rawValue: 77), day: try BenefitFixtures.day(day), amount: try BenefitFixtures.money(units), payee: payee,
            note: note, isCredit: isCredit)
    }

    private func used(_ benefit: Int64, _ units: Int64, on day: String, posted: Int64? = nil) throws -> BenefitMatcher.Match {
        .use(
            ID(rawValue: benefit), day: try BenefitFixtures.day(day), amount: try BenefitFixtures.money(units),
            posted: try posted.map(BenefitFixtures.money))
    }

    private var ride: BenefitTerms {
        get throws { try BenefitFixtures.terms(15_00, .monthly, charges: ["*uber*"], credits: ["*uber*credit*"]) }
    }

    @Test func aChargeUsesTheRestOfItsCycle() throws {
        let matcher = BenefitMatcher([try candidate(1, try ride)])
        #expect(matcher.match(for: try movement("UBER *TRIP 8842", 22_40, on: "2026-05-03")) == (try used(1, 15_00, on: "2026-05-03")))
        #expect(matcher.match(for: try movement("Über trip", 9_10, on: "2026-05-03")) == (try used(1, 9_10, on: "2026-05-03")))
        #expect(matcher.match(for: try movement("LYFT", 9_10, on: "2026-05-03")) == .nothing)
    }

    @Test func theNoteIsMatchedIfThePayeeIsNot() throws {
        let matcher = BenefitMatcher([try candidate(1, try ride)])
        #expect(
            matcher.match(for: try movement("Card purchase", 9_10, on: "2026-05-03", note: "UBER TRIP SF"))
                == (try used(1, 9_10, on: "2026-05-03")))
    }

    @Test func theMostSpecificPatternWinsEvenIfUsedUp() throws {
        let one = try BenefitFixtures.terms(120_00, .annual, charges: ["*uber one*"])
        let both = BenefitMatcher([try candidate(1, try ride), try candidate(2, one)])
        #expect(both.match(for: try movement("UBER ONE", 9_99, on: "2026-05-03")) == (try used(2, 9_99, on: "2026-05-03")))
        let spent = BenefitMatcher([
            try candidate(1, try ride),
            try candidate(2, one, uses: [try BenefitFixtures.use(120_00, on: "2026-01-03", benefit: 2)]),
        ])
        #expect(spent.match(for: try movement("UBER ONE", 9_99, on: "2026-05-03")) == .nothing)
    }

    @Test func tiesAskAmongBenefitsWithARest() throws {
        let tied = [try candidate(1, try ride), try candidate(2, try ride)]
        #expect(
            BenefitMatcher(tied).match(for: try movement("UBER", 9_99, on: "2026-05-03")) == .ask([ID(rawValue: 1), ID(rawValue: 2)]))
        let oneIsSpent = [tied[0], try candidate(2, try ride, uses: [try BenefitFixtures.use(15_00, on: "2026-05-01", benefit: 2)])]
        #expect(
            BenefitMatcher(oneIsSpent).match(for: try movement("UBER", 9_99, on: "2026-05-03")) == (try used(1, 9_99, on: "2026-05-03")))
    }

    @Test func aStatementCreditPostsTheUseUpToNinetyDaysLater() throws {
        let use = try BenefitFixtures.use(15_00, on: "2026-03-01")
        let matcher = BenefitMatcher([try candidate(1, try ride, uses: [use])])
        let amount = try BenefitFixtures.money(15_00)
        #expect(matcher.match(for: try movement("AMEX Uber Credit", 15_00, on: "2026-05-30", isCredit: true)) == .post(use.id, amount))
        // One day later the use no longer matches, so the credit is a new use.
        #expect(
            matcher.match(for: try movement("AMEX Uber Credit", 15_00, on: "2026-05-31", isCredit: true))
                == (try used(1, 15_00, on: "2026-05-31", posted: 15_00)))
    }

    @Test func aCreditPostsTheUseOfEqualAmountOrTheOldest() throws {
        let uses = try [
            BenefitFixtures.use(6_00, on: "2026-04-02", id: 1), BenefitFixtures.use(15_00, on: "2026-05-02", id: 2),
        ]
        let matcher = BenefitMatcher([try candidate(1, try ride, uses: uses)])
        #expect(
            matcher.match(for: try movement("Uber credit", 15_00, on: "2026-05-09", isCredit: true))
                == .post(uses[1].id, try BenefitFixtures.money(15_00)))
        #expect(
            matcher.match(for: try movement("Uber credit", 7_00, on: "2026-05-09", isCredit: true))
                == .post(uses[0].id, try BenefitFixtures.money(7_00)))
    }

    @Test func aCreditFallsBackToThePreviousCycleIfItsOwnIsUsedUp() throws {
        let uses = try [BenefitFixtures.use(15_00, on: "2026-05-01", posted: 15_00)]
        let matcher = BenefitMatcher([try candidate(1, try ride, uses: uses)])
        #expect(
            matcher.match(for: try movement("Uber credit", 12_00, on: "2026-05-09", isCredit: true))
                == (try used(1, 12_00, on: "2026-04-30", posted: 12_00)))
    }

    @Test func aChargeMatchesAManualUseOnce() throws {
        let hand = try BenefitFixtures.use(15_00, on: "2026-05-05")
        let matcher = BenefitMatcher([try candidate(1, try ride, uses: [hand])])
        #expect(matcher.match(for: try movement("UBER", 15_00, on: "2026-05-07")) == .charge(hand.id))
        #expect(matcher.match(for: try movement("UBER", 14_99, on: "2026-05-07")) == .nothing)
        #expect(matcher.match(for: try movement("UBER", 15_00, on: "2026-05-16")) == .nothing)
    }

    @Test func ignoredEndedForeignOrEarlyMovementsMatchNothing() throws {
        let ended = try BenefitFixtures.terms(15_00, .monthly, charges: ["*uber*"], lastDay: "2026-04-30")
        let charge = try movement("UBER", 9_99, on: "2026-05-03")
        #expect(BenefitMatcher([try candidate(1, try ride, mode: .ignore)]).match(for: charge) == .nothing)
        #expect(BenefitMatcher([try candidate(1, ended)]).match(for: charge) == .nothing)
        #expect(BenefitMatcher([try candidate(1, try ride, opened: "2026-05-04")]).match(for: charge) == .nothing)
        var foreign = charge
        foreign.amount = Money(minorUnits: 9_99, currency: try #require(Currency(code: "EUR")))
        #expect(BenefitMatcher([try candidate(1, try ride)]).match(for: foreign) == .nothing)
        foreign.foreign = try BenefitFixtures.money(11_00)
        #expect(BenefitMatcher([try candidate(1, try ride)]).match(for: foreign) == (try used(1, 11_00, on: "2026-05-03")))
    }
}
