import Models
import Services
import Testing

@testable import coffer

struct CardCommandTests {

    private static let dollar = Sample.currency("USD")
    private static let today = Sample.day("2026-07-02")

    private static func dollars(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: dollar) }

    /// A product of an issuer, with the ride credit of 15 a month and 20 more in December.
    private static func product(_ code: String, _ issuer: String, _ name: String) -> CardTemplate {
        let source = FactSource(name: "A list", address: "https://example.org", asOf: Sample.day("2026-01-18"))
        let rides = BenefitTerms(
            name: "Rides", merchant: "Uber", category: .transportation, value: dollars(15_00), frequency: .monthly,
            bonuses: [BenefitBonus(month: 12, amount: dollars(20_00))])
        return CardTemplate(
            code: code, facts: CardFacts(name: name, issuer: issuer, network: .amex, annualFee: dollars(895_00)),
            benefits: [BenefitTemplate(code: "rides", terms: rides, source: source)], source: source)
    }

    private static let catalogue = CardCatalogue(
        version: "2026.11.21",
        cards: [
            product("amex-platinum", "American Express", "Platinum Card"),
            product("amex-business-platinum", "American Express", "Business Platinum Card"),
            product("chase-reserve", "Chase", "Sapphire Reserve"),
            product("chase-reserve-business", "Chase", "Sapphire Reserve for Business"),
            product("cafe", "Crédit Café", "Crème"),
        ])

    private static let card = Card(
        id: ID(rawValue: 7), product: "amex-platinum",
        facts: catalogue.card("amex-platinum")?.facts ?? CardFacts(name: "", issuer: "", network: .other),
        lastFour: "1005", opened: Sample.day("2026-01-05"), added: Sample.day("2026-01-05"), revision: 4)

    private static func benefit(_ id: Int64, _ terms: BenefitTerms, uses: [BenefitUse] = []) -> WalletBenefit {
        WalletBenefit(
            Benefit(id: ID(rawValue: id), card: card.id, terms: terms, since: Sample.day("2026-05-01")), opened: card.opened, uses: uses,
            hasEnded: false, resolver: TemplateResolver(catalogue: catalogue, cards: [card]), today: today, locale: .englishUS)
    }

    private static var household: MadeUpHousehold {
        var holdings = Sample.holdings
        let rides = benefit(
            11, catalogue.cards.flatMap(\.benefits)[0].terms,
            uses: [BenefitUse(id: ID(rawValue: 21), benefit: ID(rawValue: 11), day: Sample.day("2026-07-01"), amount: dollars(2_50))])
        let repair = benefit(12, BenefitTerms(name: "Repair, \"screen\"", value: dollars(50_00), frequency: .perOccasion))
        let wallet = WalletCard(
            card, benefits: [rides, repair], redeemed: [dollars(600_00)], lost: [dollars(12_50)],
            resolver: TemplateResolver(catalogue: catalogue, cards: [card]), currency: dollar, today: today, locale: .englishUS)
        let custom = WalletCard(
            Card(id: ID(rawValue: 8), facts: CardFacts(name: "Corner club", issuer: "", network: .other), added: today, status: .blocked),
            benefits: [], redeemed: [], lost: [], resolver: TemplateResolver(catalogue: catalogue, cards: []), currency: dollar,
            today: today,
            locale: .englishUS)
        holdings.catalogue = catalogue
        holdings.cards = [wallet, custom]
        holdings.benefits = [rides, repair].map { BenefitListing(card: card.id, cardName: "Platinum Card", benefit: $0) }
        return MadeUpHousehold(holdings)
    }

    // MARK: - Cards

    @Test func cardsKeepTheirShape() async throws {
        let said = try await Sitting.run("cards", "--output", "json", in: Self.household)
        #expect(
            said.output == """
                [{"id":"crd_0000000000007","name":"Platinum Card","issuer":"American Express","number":"**** **** **** 1005",\
                "fee":"895.00","available":"12.50","redeemed":"600.00","lost":"12.50","net":"-295.00","return":"-32.96",\
                "recommendation":"keep","status":"active"},\
                {"id":"crd_0000000000008","name":"Corner club","issuer":"","number":null,"fee":null,"available":"0.00","redeemed":"0.00",\
                "lost":"0.00","net":"0.00","return":null,"recommendation":"keep","status":"blocked"}]

                """)
        #expect(said.status == 0)
        let table = try await Sitting.run("cards", in: Self.household).output
        #expect(table.contains("-32.96 %") && table.contains("blocked"))
        #expect(try await Sitting.run("cards").output.hasPrefix("No cards. Add one with: coffer add card --product NAME"))
    }

    @Test(arguments: [(0, "0.00"), (5, "0.05"), (-5, "-0.05"), (-32_96, "-32.96"), (150_00, "150.00")]) func ratesAreWrittenExactly(
        _ rate: Int64, _ text: String
    ) {
        #expect(CardsAnswer.rate(rate) == text)
    }

    @Test func aCardIsAddedWithAllThatIsSaidOfIt() async throws {
        let household = Self.household
        let said = try await Sitting.run(
            "add", "card", "--product", "Platinum Card", "--account", "Checking", "--opened", "2026-01-05", "--nickname", "Travel",
            "--number",
            "1005", "--expiry", "2028-04", in: household)
        #expect(said.output == "Added Platinum Card, American Express, 2 benefits, crd_0000000000007\n")
        #expect(
            household.addedCards == [
                CardDraft(
                    product: .catalogue("amex-platinum"), account: Sample.checking.id, nickname: "Travel", lastFour: "1005",
                    expiry: Month(of: Sample.day("2028-04-01")), opened: Sample.day("2026-01-05"))
            ])
    }

    @Test(
        arguments: [
            ("amex-platinum", "amex-platinum"), ("platinum CARD", "amex-platinum"), ("American Express Platinum Card", "amex-platinum"),
            ("American Express Personal Platinum Card", "amex-platinum"), ("business platinum", "amex-business-platinum"),
            ("Sapphire Reserve", "chase-reserve"), ("chase sapphire reserve", "chase-reserve"),
            ("sapphire business", "chase-reserve-business"),
            ("creme", "cafe"), ("CREDIT CAFE", "cafe"),
        ])
    func aProductIsFoundAsPeopleNameIt(_ name: String, _ code: String) async throws {
        let household = Self.household
        #expect(try await Sitting.run("add", "card", "--product", name, in: household).status == 0)
        #expect(household.addedCards.map(\.product) == [.catalogue(code)])
    }

    @Test func aNameOfSeveralProductsListsThemAndAnUnknownOneIsNotFound() async throws {
        let household = Self.household
        let several = try await Sitting.run("add", "card", "--product", "platinum", in: household)
        #expect(several.status == 64)
        #expect(several.messages.contains("amex-platinum") && several.messages.contains("amex-business-platinum"))
        let unknown = try await Sitting.run("add", "card", "--product", "Centurion", in: household)
        #expect(unknown.status == 1 && unknown.messages == "Resource not found: product \"Centurion\"\n")
        #expect(household.addedCards.isEmpty)
    }

    @Test func aCustomCardHasItsOwnFacts() async throws {
        let household = Self.household
        _ = try await Sitting.run(
            "add", "card", "--custom", "Corner club", "--issuer", "Corner shop", "--network", "girocard", "--fee", "20", in: household)
        let fee = Money(minorUnits: 20_00, currency: household.container.context.household.currency)
        #expect(
            household.addedCards.map(\.product) == [
                .custom(CardFacts(name: "Corner club", issuer: "Corner shop", network: .girocard, annualFee: fee))
            ])
    }

    @Test func whatDoesNotFitIsRefusedAndAWholeNumberNeverRepeated() async throws {
        for words in [
            ["add", "card"], ["add", "card", "--product", "a", "--custom", "b"], ["add", "card", "--product", "a", "--fee", "3"],
            ["add", "card", "--custom", "a", "--expiry", "04/28"], ["edit", "card", "Corner club"],
        ] {
            #expect(Sitting.statusOfParsing(words) == 64, "\(words)")
        }
        let said = try await Sitting.run("add", "card", "--custom", "a", "--number", "4111111111111111", in: Self.household)
        #expect(said.status == 64)
        #expect(said.messages.contains(CardNumber.refusal) && !(said.messages + said.output).contains("4111"))
    }

    @Test func aCardIsChangedFromWhatItIsAndDeletedByNameOrId() async throws {
        let household = Self.household
        _ = try await Sitting.run("edit", "card", "platinum card", "--nickname", "Travel", "--fee", "550", in: household)
        var expected = CardEdit(Self.card)
        expected.nickname = "Travel"
        expected.facts.annualFee = Self.dollars(550_00)
        #expect(household.editedCards == [expected])
        #expect(household.called.contains("updateCard 4"))
        let deleted = try await Sitting.run("delete", "card", "crd_0000000000007", "--output", "json", in: household)
        #expect(deleted.output == "{\"card\":\"crd_0000000000007\",\"deleted\":true,\"change\":\"chg_000000000002D\"}\n")
        let unknown = try await Sitting.run("delete", "card", "Nothing", in: household)
        #expect(unknown.status == 1 && unknown.messages == "Resource not found: card \"Nothing\"\n")
    }

    @Test func theCatalogueSaysWhereFactsComeFrom() async throws {
        let household = Self.household
        let said = try await Sitting.run("catalogue", "sapphire", "business", "--output", "json", in: household)
        #expect(household.called == ["fetchCatalogue sapphire business"])
        #expect(
            said.output == """
                [{"code":"chase-reserve-business","name":"Sapphire Reserve for Business","issuer":"Chase","network":"amex","fee":"895.00",\
                "currency":"USD","benefits":1,"source":"A list","address":"https://example.org","asOf":"2026-01-18","remark":"",\
                "version":"2026.11.21"}]

                """)
        #expect(try await Sitting.run("catalogue", in: household).output.hasSuffix("Catalogue 2026.11.21\n"))
    }

    // MARK: - Benefits

    @Test func benefitsKeepTheirShape() async throws {
        let household = Self.household
        let said = try await Sitting.run("benefits", "--card", "Platinum Card", "--expiring", "30", "--output", "json", in: household)
        #expect(
            said.output == """
                [{"id":"bnf_000000000000B","card":"Platinum Card","name":"Rides","merchant":"Uber","value":"15.00","left":"12.50",\
                "perYear":"200.00","status":"available","daysRemaining":29,"urgency":"29 days left","frequency":"monthly",\
                "from":"2026-07-01","until":"2026-07-31"},\
                {"id":"bnf_000000000000C","card":"Platinum Card","name":"Repair, \\"screen\\"","merchant":null,"value":"50.00","left":"50.00",\
                "perYear":"0.00","status":"available","daysRemaining":null,"urgency":"No end","frequency":"perOccasion","from":null,\
                "until":null}]

                """)
        #expect(household.called == ["fetchWallet", "fetchBenefits crd_0000000000007 30"])
        let csv = try await Sitting.run("benefits", "--output", "csv", in: household).output
        #expect(
            csv.contains("bnf_000000000000C,Platinum Card,\"Repair, \"\"screen\"\"\",,50.00,50.00,0.00,available,,No end,perOccasion,,\r\n")
        )
        #expect(Sitting.statusOfParsing(["benefits", "--expiring", "-1"]) == 64)
    }

    @Test func aUseIsRecordedWholeOrInPart() async throws {
        let household = Self.household
        let said = try await Sitting.run(
            "benefits", "use", "bnf_000000000000B", "--amount", "2.50", "--day", "2026-07-01", "--output", "json", in: household)
        #expect(
            said.output == """
                {"use":"use_000000000001W","benefit":"bnf_000000000000B","day":"2026-07-01","amount":"2.50","left":"12.50",\
                "change":"chg_000000000002E"}

                """)
        _ = try await Sitting.run("benefits", "use", "bnf_000000000000B", "--today", "2026-07-02", in: household)
        #expect(
            household.used == [
                BenefitUseDraft(amount: Self.dollars(2_50), day: Sample.day("2026-07-01")),
                BenefitUseDraft(amount: nil, day: Sample.day("2026-07-02")),
            ])
        let finer = try await Sitting.run("benefits", "use", "bnf_000000000000B", "--amount", "2.505", in: household)
        #expect(finer.status == 64)
        let unknown = try await Sitting.run("benefits", "use", "bnf_000000000000Z", in: household)
        #expect(unknown.status == 1 && unknown.messages == "Resource not found: benefit \"bnf_000000000000Z\"\n")
    }

    @Test func theNewestUseOrANamedOneIsTakenBack() async throws {
        let household = Self.household
        #expect(
            try await Sitting.run("benefits", "undo", "bnf_000000000000B", in: household).output == "Took back a use of bnf_000000000000B\n"
        )
        #expect(try await Sitting.run("benefits", "undo", "use_000000000000N", in: household).status == 0)
        #expect(household.called == ["undoLastUse 11", "undoUse 21"])
        #expect(Sitting.statusOfParsing(["benefits", "undo", "crd_0000000000007"]) == 64)
    }

    @Test func aHistoryHasARowForEachUseAndWhatWasLostOnTheLastOfItsCycle() async throws {
        func use(_ id: Int64, _ day: String, _ cents: Int64, posted: Int64? = nil, charge: Int64? = nil, credit: Int64? = nil) -> BenefitUse
        {
            BenefitUse(
                id: ID(rawValue: id), benefit: ID(rawValue: 11), day: Sample.day(day), amount: Self.dollars(cents),
                posted: posted.map(Self.dollars), state: posted == nil ? .used : .posted, charge: charge.map { ID(rawValue: $0) },
                credit: credit.map { ID(rawValue: $0) })
        }
        func period(_ first: String, _ last: String, _ lost: Int64, _ uses: [BenefitUse]) -> BenefitPeriod {
            BenefitPeriod(
                cycle: BenefitCycle(first: Sample.day(first), last: Sample.day(last)), value: Self.dollars(15_00),
                used: Self.dollars(0), posted: Self.dollars(0), lost: Self.dollars(lost),
                uses: uses.map { BenefitUseDetails(use: $0, chargePayee: nil, creditPayee: nil) })
        }
        var undone = use(23, "2026-05-03", 9_00)
        undone.state = .undone
        var holdings = Self.household.holdings
        holdings.periods = [
            period("2026-07-01", "2026-07-31", 0, []),
            period(
                "2026-06-01", "2026-06-30", 3_00,
                [use(22, "2026-06-20", 5_00, charge: 101), use(21, "2026-06-03", 8_00, posted: 7_00, credit: 102)]),
            period("2026-05-01", "2026-05-31", 15_00, [undone]),
        ]
        let said = try await Sitting.run("benefits", "history", "bnf_000000000000B", "--output", "json", in: MadeUpHousehold(holdings))
        #expect(
            said.output == """
                [{"from":"2026-07-01","until":"2026-07-31","used":"0.00","posted":"0.00","lost":"0.00","transaction":null},\
                {"from":"2026-06-01","until":"2026-06-30","used":"5.00","posted":"0.00","lost":"0.00","transaction":"txn_0000000000035"},\
                {"from":"2026-06-01","until":"2026-06-30","used":"7.00","posted":"7.00","lost":"3.00","transaction":"txn_0000000000036"},\
                {"from":"2026-05-01","until":"2026-05-31","used":"0.00","posted":"0.00","lost":"15.00","transaction":null}]

                """)
    }

    @Test func aBenefitIsAddedInTheCurrencyOfItsCard() async throws {
        let household = Self.household
        let said = try await Sitting.run(
            "add", "benefit", "--card", "Platinum Card", "--name", "Coffee", "--value", "5", "--every", "48 months", "--merchant", "Kettle",
            "--pattern", "*kettle*", "--pattern", "*crow*", in: household)
        #expect(said.output == "Added Coffee to Platinum Card, 5.00 USD 48 months\n")
        #expect(
            household.addedTerms == [
                BenefitTerms(
                    name: "Coffee", merchant: "Kettle", value: Self.dollars(5_00), frequency: .months(48),
                    chargePatterns: ["*kettle*", "*crow*"])
            ])
        let weekly = ["add", "benefit", "--card", "a", "--name", "b", "--value", "1", "--every", "weekly"]
        #expect(Sitting.statusOfParsing(weekly) == 64)
    }
}
