import CardsModel
import HouseholdModel
import Localization
import Models
import Services
import Storage
import TestSupport
import Testing

@Suite struct BenefitServiceTests {

    // MARK: - By hand

    @Test func aUseTakesItsPartAndIsTakenBackFromTheHistory() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let meal = try await household.benefit("Dining credit", of: card)
        let used = try await household.benefits.use(id: meal.id, BenefitUseDraft(amount: try CardHousehold.money(30_00)))
        #expect(try await household.left(card)["Dining credit"] == 70_00)
        try await household.services.transactions().undo(try #require(used.change))
        #expect(try await household.left(card)["Dining credit"] == 100_00)
        // The undo of an undone use restores it.
        let again = try await household.services.history().fetchHistory(before: nil, limit: 5).entries
        let undo = try #require(again.first { $0.record.action == .undoBenefitUse })
        try await household.services.transactions().undo(undo.record.id)
        #expect(try await household.left(card)["Dining credit"] == 70_00)
    }

    @Test func aUseThatIsSentTwiceIsOne() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let meal = try await household.benefit("Dining credit", of: card)
        let draft = BenefitUseDraft(amount: try CardHousehold.money(30_00), key: "once")
        let first = try await household.benefits.use(id: meal.id, draft)
        #expect(try await household.benefits.use(id: meal.id, draft) == first)
        #expect(try await household.left(card)["Dining credit"] == 70_00)
    }

    @Test func whatDoesNotFitIsRefusedWithTheReason() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let ride = try await household.benefit("Ride credit", of: card)
        func violation(_ units: Int64?, _ day: String? = nil) async -> String? {
            await brokenRule {
                _ = try await household.benefits.use(
                    id: ride.id, BenefitUseDraft(amount: try units.map(CardHousehold.money), day: try day.map(CardHousehold.day)))
            }
        }
        #expect(await violation(15_01) == "Only $15 is left")
        #expect(await violation(0) == "Amount must be more than zero")
        #expect(await violation(nil, "2026-04-30") == "Choose a day from May 1, 2026 to May 31, 2026")
        #expect(await violation(nil, "2026-05-21") == "Choose a day up to today")
        _ = try await household.benefits.updateBenefit(id: ride.id, ride.benefit.terms, mode: .ignore, revision: 1)
        #expect(await violation(nil) == "You ignore this benefit; change that first")
        #expect(try await household.cards.fetchWallet().cards.first?.totalAvailableValue.minorUnits == 332_95)
        _ = try await household.benefits.updateBenefit(id: ride.id, ride.benefit.terms, mode: .remind, revision: 2)
        _ = try await household.cards.apply(.cancel, id: card.id, replacement: nil)
        #expect(await violation(nil) == "This benefit has ended")
        #expect(try await household.cards.fetchWallet().available == [])
    }

    @Test func theNewestUseIsTakenBackByTheBenefit() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let meal = try await household.benefit("Dining credit", of: card)
        for units in [30_00, 20_00] as [Int64] {
            _ = try await household.benefits.use(id: meal.id, BenefitUseDraft(amount: try CardHousehold.money(units)))
        }
        _ = try await household.benefits.undoLastUse(of: meal.id)
        #expect(try await household.left(card)["Dining credit"] == 70_00)
        _ = try await household.benefits.undoLastUse(of: meal.id)
        #expect(await brokenRule { _ = try await household.benefits.undoLastUse(of: meal.id) } == "Nothing of it was used")
    }

    // MARK: - Time

    @Test func forEveryCycleMissedWhatWasLeftIsLost() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let ride = try await household.benefit("Ride credit", of: card)
        _ = try await household.benefits.use(id: ride.id, BenefitUseDraft(amount: try CardHousehold.money(5_00)))
        try household.pass(to: "2026-09-02")
        // Reading includes ended cycles that are not recorded yet.
        let unrecorded = try await household.benefits.fetchBenefit(id: ride.id).history
        #expect(unrecorded.map(\.lost.minorUnits) == [0, 15_00, 15_00, 15_00, 10_00])
        let value = try await household.cards.fetchCard(id: card.id).card.value
        // Four months of rides and memberships, and the meal of the second quarter.
        #expect(value.lost.minorUnits == 55_00 + 4 * 12_95 + 100_00)
        try await household.cards.runDue(today: try CardHousehold.day("2026-09-02"))
        let rows = try await household.rows()
        #expect(rows.count { $0.hasPrefix("cycle") } == 4 + 4 + 1)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history == unrecorded)
        #expect(try await household.cards.fetchCard(id: card.id).card.value == value)
        try await household.cards.runDue(today: try CardHousehold.day("2026-09-02"))
        #expect(try await household.rows() == rows)
    }

    @Test func aChangeCountsFromNowOn() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let ride = try await household.benefit("Ride credit", of: card)
        try household.pass(to: "2026-07-10")
        var terms = ride.benefit.terms
        terms.value = try CardHousehold.money(25_00)
        let edited = try await household.benefits.updateBenefit(id: ride.id, terms, mode: .remind, revision: 1)
        #expect(edited.ownFacts == [.value])
        let history = try await household.benefits.fetchBenefit(id: ride.id).history
        #expect(history.map(\.value.minorUnits) == [25_00, 15_00, 15_00])
        let reset = try await household.benefits.resetBenefit(id: ride.id, revision: edited.revision)
        #expect(reset.ownFacts.isEmpty && reset.terms.value.minorUnits == 15_00)
    }

    @Test func aBlockedCardLosesNothingWhileItIs() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        _ = try await household.cards.apply(.block(.suspicious), id: card.id, replacement: nil)
        try household.pass(to: "2026-09-02")
        _ = try await household.cards.apply(.unblock, id: card.id, replacement: nil)
        let ride = try await household.benefit("Ride credit", of: card)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.map(\.lost.minorUnits).reduce(0, +) == 0)
    }

    @Test func whatClaimsItselfComesEachYear() async throws {
        let household = try await CardHousehold()
        let card = try await household.add(opened: "2025-06-10")
        try household.pass(to: "2027-06-10")
        let before = try await household.benefits.fetchBenefit(id: try await household.benefit("Miles", of: card).id).history
        #expect(before.map(\.used.minorUnits) == [100_00, 100_00, 100_00])
        try await household.cards.runDue(today: try CardHousehold.day("2027-06-10"))
        let after = try await household.benefits.fetchBenefit(id: try await household.benefit("Miles", of: card).id).history
        #expect(after.map(\.used.minorUnits) == [100_00, 100_00, 100_00])
        #expect(after.map(\.cycle?.first.description) == ["2027-06-10", "2026-06-10", "2025-06-10"])
    }

    @Test func aTestEveryFourYearsIsThereAgainFourYearsAfterItsUse() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let test = try await household.benefit("Traveller test", of: card)
        #expect(test.urgencyText.english == "No end")
        _ = try await household.benefits.use(id: test.id, BenefitUseDraft())
        #expect(try await household.benefit("Traveller test", of: card).displayStatus == .used)
        try household.pass(to: "2030-05-19")
        #expect(try await household.benefit("Traveller test", of: card).displayStatus == .used)
        try household.pass(to: "2030-05-20")
        #expect(try await household.benefit("Traveller test", of: card).progress.left.minorUnits == 120_00)
    }

    // MARK: - Lists

    @Test func theListIsOfWhatIsLostFirst() async throws {
        let household = try await CardHousehold(today: "2026-05-28")
        _ = try await household.add(opened: "2025-06-10")
        let all = try await household.benefits.fetchBenefits(card: nil, expiringWithin: nil)
        #expect(
            all.map(\.benefit.displayName) == [
                "Ride credit", "Membership credit", "Hotel credit", "Dining credit", "Traveller test", "Miles",
            ])
        #expect(all.map(\.benefit.daysRemaining).prefix(4) == [3, 3, 12, 33])
        #expect(try await household.benefits.fetchBenefits(card: nil, expiringWithin: 3).count == 2)
        #expect(try await household.benefits.fetchBenefits(card: nil, expiringWithin: 2).isEmpty)
        #expect(try await household.cards.fetchWallet().expiring.map(\.minorUnits) == [27_95])
    }

    // MARK: - Changes of cycles

    @Test func anOpeningDayThatIsSaidLaterLosesNothing() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        var edit = CardEdit(card)
        edit.opened = try CardHousehold.day("2026-03-01")
        _ = try await household.cards.updateCard(id: card.id, edit, revision: card.revision)
        try await household.cards.runDue(today: try CardHousehold.day("2026-05-20"))
        let details = try await household.cards.fetchCard(id: card.id).card
        #expect(details.value.lost.isZero)
        // The miles of the calendar year became those of the year since March.
        let miles = try await household.benefits.fetchBenefit(id: try await household.benefit("Miles", of: card).id).history
        #expect(miles.map { "\($0.cycle?.first.description ?? "") \($0.used.minorUnits) \($0.lost.minorUnits)" } == ["2026-03-01 10000 0"])
    }

    @Test func anotherFrequencyLosesNothingOfThePast() async throws {
        let household = try await CardHousehold(today: "2026-01-10")
        let card = try await household.add()
        let terms = BenefitTerms(name: "Gym", value: try CardHousehold.money(120_00), frequency: .annual)
        let gym = try await household.benefits.addBenefit(to: card.id, terms, key: nil)
        try household.pass(to: "2026-07-10")
        var monthly = terms
        (monthly.frequency, monthly.value) = (.monthly, try CardHousehold.money(10_00))
        _ = try await household.benefits.updateBenefit(id: gym.id, monthly, mode: .remind, revision: gym.revision)
        #expect(try await household.benefits.fetchBenefit(id: gym.id).history.map(\.lost.minorUnits) == [0])
        try household.pass(to: "2026-09-01")
        #expect(try await household.benefits.fetchBenefit(id: gym.id).history.map(\.lost.minorUnits) == [0, 10_00, 10_00])
    }

    @Test func whatWasLostBeforeACardExpiredStaysLost() async throws {
        let household = try await CardHousehold(today: "2026-03-10")
        let card = try await household.cards.addCard(
            CardDraft(product: .catalogue("platinum"), expiry: Month(of: try CardHousehold.day("2026-06-01"))))
        let ride = try await household.benefit("Ride credit", of: card)
        try household.pass(to: "2026-07-20")
        let history = try await household.benefits.fetchBenefit(id: ride.id).history.map(\.lost.minorUnits)
        // March to June.
        #expect(history == [15_00, 15_00, 15_00, 15_00])
        var edit = CardEdit(try await household.cards.fetchCard(id: card.id).card.card)
        edit.expiry = Month(of: try CardHousehold.day("2031-06-01"))
        _ = try await household.cards.updateCard(id: card.id, edit, revision: card.revision)
        #expect(try await household.benefits.fetchBenefit(id: ride.id).history.map(\.lost.minorUnits) == [0] + history)
    }

    @Test func ofSeveralUsesEachThatWasMadeIsGone() async throws {
        let household = try await CardHousehold()
        let card = try await household.add()
        let hotel = try await household.benefit("Hotel credit", of: card)
        _ = try await household.benefits.use(id: hotel.id, BenefitUseDraft(amount: try CardHousehold.money(20_00)))
        #expect(try await household.left(card)["Hotel credit"] == 50_00)
        _ = try await household.benefits.use(id: hotel.id, BenefitUseDraft(amount: try CardHousehold.money(20_00)))
        #expect(try await household.left(card)["Hotel credit"] == 0)
    }

    @Test func benefitsOfACardAreInTheCurrencyOfItsAccount() async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.cards.addCard(
            CardDraft(product: .custom(CardFacts(name: "Club", issuer: "", network: .visa)), account: account.id))
        #expect(try await household.cards.fetchCard(id: card.id).card.value.fee.currency == account.currency)
    }
}
