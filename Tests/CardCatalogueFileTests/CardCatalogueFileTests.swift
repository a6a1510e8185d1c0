import CardCatalogueFile
import CardsModel
import Models
import Testing

/// Tests the embedded catalogue.
@Suite struct CardCatalogueFileTests {

    private func card(_ code: String) throws -> CardTemplate { try #require(try CardCatalogueFile.load().card(code)) }

    private func terms(_ code: String, _ card: String) throws -> BenefitTerms {
        try #require(try CardCatalogueFile.load().benefit(code, of: card)).terms
    }

    @Test func theCatalogueHasTwentyFourCompleteCards() throws {
        let catalogue = try CardCatalogueFile.load()
        #expect(catalogue.version == "2026.11.26")
        #expect(catalogue.cards.count == 24)
        #expect(Set(catalogue.cards.map(\.code)).count == 24)
        #expect(Set(catalogue.cards.map(\.facts.issuer)) == ["American Express", "Capital One", "Chase", "Citi", "U.S. Bank"])
        let today = try #require(Day("2026-11-26"))
        for card in catalogue.cards {
            #expect(card.facts.gradient.contrast >= 450, "\(card.code)")
            #expect(!card.benefits.isEmpty && card.facts.annualFee?.currency.code == "USD")
            for source in [card.source] + card.benefits.map(\.source) {
                #expect(source.address.hasPrefix("https://") && source.asOf <= today)
                let isOfAList = ["Coupon Tracker", "MyCardBook"].contains(source.name)
                // What another text corrected says what the list says.
                #expect(isOfAList || !source.remark.isEmpty, "\(card.code)")
                if let confirmation = source.confirmation {
                    #expect(confirmation.day == Day("2026-11-26") && confirmation.host.contains("."))
                }
            }
        }
    }

    @Test func uberOfPlatinumIsTwoHundredAYear() throws {
        let uber = try terms("uber-cash", "amex-platinum")
        #expect(uber.value.minorUnits == 15_00 && uber.bonuses.map(\.month) == [12])
        #expect(uber.perYear.minorUnits == 200_00)
    }

    /// Read against a second text each; the rest is unverified and says so.
    @Test func aHundredRowsAreConfirmed() throws {
        let sources = try CardCatalogueFile.load().cards.flatMap { [$0.source] + $0.benefits.map(\.source) }
        #expect(sources.count == 124 && sources.count { $0.confirmation != nil } == 100)
        let dashpass = try #require(try CardCatalogueFile.load().benefit("dashpass", of: "chase-united-gateway"))
        #expect(dashpass.source.confirmation == nil)
    }

    @Test(arguments: [
        ("travel", "chase-sapphire-reserve"), ("travel", "chase-sapphire-reserve-business"), ("travel", "capital-one-venture-x"),
        ("jsx", "chase-united-explorer"), ("renowned-hotels", "chase-united-club"), ("renowned-hotels", "chase-united-club-business"),
        ("dining-travel", "usbank-altitude-reserve"), ("hotel", "chase-sapphire-preferred"),
    ])
    func travelCreditsOfTheseCardsAreOfTheYearOfTheAccount(code: String, card: String) throws {
        #expect(try terms(code, card).alignment == .anniversary)
    }

    @Test func correctedFiguresNameTheirText() throws {
        let rides = try #require(try CardCatalogueFile.load().benefit("rideshare", of: "chase-united-quest"))
        #expect(rides.terms.perYear.minorUnits == 100_00 && rides.source.name == "Credit Card Benefits and Annual Fee Tracker")
        #expect(rides.source.remark == "MyCardBook (2025-10-25) says 5.")
        #expect(try terms("the-edit", "chase-sapphire-reserve").perYear.minorUnits == 500_00)
        #expect(try terms("saks", "amex-platinum").lastDay == Day("2026-06-30"))
    }

    @Test func trustedTravellersAreThirtyAYearAndReturnFourYearsAfterTheirUse() throws {
        let fee = try terms("trusted-traveller", "amex-platinum")
        #expect(fee.perYear.minorUnits == 30_00 && fee.frequency == .months(48) && fee.alignment == .rolling)
        #expect(try terms("trusted-traveller", "amex-business-platinum").perYear.minorUnits == 30_00)
    }

    @Test func hotelsOfPlatinumAreSixHundredAYearInTwoHalves() throws {
        let hotel = try terms("hotel", "amex-platinum")
        #expect(hotel.frequency == .semiAnnual && hotel.value.minorUnits == 300_00 && hotel.perYear.minorUnits == 600_00)
    }

    @Test func twoStaysInAYearOfTheAccountAreTwoUses() throws {
        let stays = try terms("united-hotels", "chase-united-explorer")
        #expect(stays.usesPerCycle == 2 && stays.alignment == .anniversary && stays.perYear.minorUnits == 100_00)
    }

    @Test func differencesBetweenTheListsHaveRemarks() throws {
        let gold = try card("amex-gold")
        #expect(gold.facts.annualFee?.minorUnits == 325_00 && gold.source.remark.contains("375"))
        let business = try card("amex-business-platinum")
        #expect(business.facts.annualFee?.minorUnits == 895_00 && business.source.remark.contains("695"))
        let entertainment = try #require(try CardCatalogueFile.load().benefit("digital-entertainment", of: "amex-platinum"))
        #expect(entertainment.terms.value.minorUnits == 25_00 && entertainment.source.remark.contains("20"))
        let tickets = try #require(try CardCatalogueFile.load().benefit("stubhub", of: "chase-sapphire-reserve"))
        #expect(tickets.terms.value.minorUnits == 150_00 && tickets.terms.frequency == .semiAnnual && tickets.source.remark.contains("300"))
        #expect(try terms("wireless", "amex-business-platinum").value.minorUnits == 10_00)
    }

    @Test func milesAreAutomaticAndEndingBenefitsHaveALastDay() throws {
        let miles = try #require(try CardCatalogueFile.load().benefit("anniversary-miles", of: "capital-one-venture-x"))
        #expect(miles.mode == .claimsItself && miles.terms.alignment == .anniversary)
        #expect(try terms("lyft", "chase-sapphire-reserve").lastDay == Day("2027-09-30"))
        #expect(try terms("premier-collection", "capital-one-venture-x").frequency == .perOccasion)
    }

    @Test func searchMatchesAllWordsOfIssuerAndName() throws {
        let catalogue = try CardCatalogueFile.load()
        #expect(
            catalogue.search("chase SAPPHIRE").map(\.facts.name) == [
                "Sapphire Preferred", "Sapphire Reserve", "Sapphire Reserve for Business",
            ])
        #expect(catalogue.search("venture business").map(\.code) == ["capital-one-venture-x-business"])
        #expect(catalogue.search("").count == 24)
        #expect(catalogue.search("girocard").isEmpty)
    }

    // MARK: - Payees

    /// Payees as they appear on statements, for a card with several similar benefits.
    @Test(
        arguments: [
            ("amex-platinum", "UBER   *TRIP HELP.UBER.COM", false, "uber-cash"), ("amex-platinum", "UBER EATS", false, "uber-cash"),
            ("amex-platinum", "UBER ONE MEMBERSHIP", false, "uber-one"), ("amex-platinum", "AMEX UBER ONE CREDIT", true, "uber-one"),
            ("amex-platinum", "PLATINUM RESY CREDIT", true, "resy"),
            ("amex-platinum", "AMEX AIRLINE FEE REIMBURSEMENT", true, "airline-fee"),
            ("amex-platinum", "Disney Plus", false, "digital-entertainment"),
            ("amex-platinum", "WALMART+ MEMBERSHIP", false, "walmart-plus"),
            ("chase-sapphire-reserve", "DD *DOORDASH DASHPASS", false, "dashpass"),
            ("chase-sapphire-reserve", "DOORDASH*THAI", false, "doordash"),
            ("chase-sapphire-reserve", "TRAVEL CREDIT $300/YEAR", true, "travel"), ("chase-sapphire-reserve", "LYFT *RIDE", false, "lyft"),
            ("chase-united-explorer", "AVIS RENT-A-CAR", false, "avis-budget"),
            ("capital-one-venture-x", "TSA PRECHECK", false, "trusted-traveller"),
        ])
    func aPayeeFindsItsBenefit(_ wanted: (card: String, payee: String, isCredit: Bool, benefit: String)) throws {
        let card = try card(wanted.card)
        let ids = Dictionary(uniqueKeysWithValues: zip(0..., card.benefits.map(\.code)).map { (ID<Benefit>(rawValue: Int64($0)), $1) })
        let day = try #require(Day("2026-06-15"))
        let matcher = BenefitMatcher(
            card.benefits.enumerated().map { index, template in
                BenefitMatcher.Candidate(
                    Benefit(
                        id: ID(rawValue: Int64(index)), card: ID(rawValue: 1), template: template.code, terms: template.terms, since: day),
                    opened: nil, uses: [])
            })
        let dollars = try #require(card.facts.annualFee?.currency)
        let match = matcher.match(
            for: BenefitMatcher.Movement(
                transaction: ID(rawValue: 9), day: day, amount: Money(minorUnits: 5_00, currency: dollars), payee: wanted.payee,
                isCredit: wanted.isCredit))
        guard case .use(let id, _, _, _) = match else {
            Issue.record("\(match)")
            return
        }
        #expect(ids[id] == wanted.benefit)
    }

    @Test(arguments: ["HUBER BAKERY", "MAVIS TIRES", "CAFE MANDELLO", "ARTURO'S PIZZA"]) func aSimilarPayeeDoesNotMatch(
        _ payee: String
    ) throws {
        let patterns = try CardCatalogueFile.load().cards.flatMap(\.benefits).flatMap(\.terms.chargePatterns).map(BenefitPattern.init)
        #expect(BenefitPattern.weight(of: patterns, matching: payee.folded) == nil)
    }

    @Test func noTwoBenefitsOfACardShareAPattern() throws {
        for card in try CardCatalogueFile.load().cards {
            for kind in [\BenefitTerms.chargePatterns, \BenefitTerms.creditPatterns] {
                let patterns = card.benefits.flatMap { $0.terms[keyPath: kind] }.map(\.folded)
                #expect(Set(patterns).count == patterns.count, "\(card.code)")
            }
        }
    }
}
