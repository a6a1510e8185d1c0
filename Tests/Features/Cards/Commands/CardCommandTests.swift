import CommandTestSupport
import Models
import Services
import TestTools
import Testing
import WireModels

@testable import CardsModel

struct CardCommandTests {

    // MARK: - Cards

    /// The fee is 895.00. Of the rides of May all 15.00 were lost, of those of June 12.50.
    @Test func cardsKeepTheirShape() async throws {
        let session = try await CommandSession.withCard()
        let rides = try await session.benefit().id
        _ = try await session.services(on: day("2026-06-20")).benefits().use(
            id: rides, BenefitUseDraft(amount: Money.dollars(2_50), day: day("2026-06-20")))
        let club = try await session.services().cards().addCard(
            CardDraft(product: .custom(CardFacts(name: "Corner club", issuer: "", network: .other))))
        _ = try await session.services().cards().apply(.block(.suspicious), id: club.id, replacement: nil)
        _ = try await session.run("run-due")
        let result = try await session.run("cards", "--output", "json")
        #expect(
            result.output == """
                [{"id":"\(try await session.card().card.id)","name":"Platinum Card","issuer":"American Express",\
                "number":"**** **** **** 1005",\
                "fee":"895.00","available":"15.00","redeemed":"2.50","lost":"27.50","net":"-892.50","return":"-99.72",\
                "expected":"33.33","recommendation":"considerCancelling","status":"active"},\
                {"id":"\(club.id)","name":"Corner club","issuer":"","number":null,"fee":null,"available":"0.00","redeemed":"0.00",\
                "lost":"0.00","net":"0.00","return":null,"expected":"0.00","recommendation":"keep","status":"blocked"}]

                """)
        #expect(result.status == 0)
        let table = try await session.run("cards").output
        #expect(table.contains("-99.72 %") && table.contains("blocked"))
        #expect(try await CommandSession().run("cards").output.hasPrefix("No cards. Add one with: coffer add card --product NAME"))
    }

    @Test(arguments: [(0, "0.00"), (5, "0.05"), (-5, "-0.05"), (-32_96, "-32.96"), (150_00, "150.00")]) func ratesAreWrittenExactly(
        _ rate: Int64, _ text: String
    ) {
        let (fee, zero, today) = (Money.dollars(100_00), Money.dollars(0), CommandSession.cardAdded)
        let value = CardValue(
            redeemed: Money.dollars(100_00 + rate), lost: zero, available: zero, fee: fee, perYear: zero,
            year: CardFeeYear(containing: today, opened: nil), today: today)
        #expect(value.returnPercent?.description == text)
    }

    @Test func aCardIsAddedWithEveryOption() async throws {
        let session = try await CommandSession.withoutCards()
        let result = try await session.run(
            "add", "card", "--product", "Platinum Card", "--account", "Checking", "--opened", "2026-01-05", "--nickname", "Travel",
            "--number",
            "1005", "--expiry", "2028-04")
        let card = try await session.card("Travel").card
        #expect(result.output == "Added Travel, American Express, 1 benefit, \(card.id)\n")
        let account = try await session.account("Checking").id
        #expect(card.product == "amex-platinum" && card.account == account)
        #expect(card.nickname == "Travel" && card.lastFour == "1005" && card.expiry == Month(of: day("2028-04-01")))
        #expect(card.opened == day("2026-01-05"))
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
        let session = try await CommandSession.withoutCards()
        #expect(try await session.run("add", "card", "--product", name).status == 0)
        #expect(try await session.services().cards().fetchWallet().cards.map(\.card.product) == [code])
    }

    @Test func aNameOfSeveralProductsListsThemAndAnUnknownOneIsNotFound() async throws {
        let session = try await CommandSession.withoutCards()
        let several = try await session.run("add", "card", "--product", "platinum")
        #expect(several.status == 64)
        #expect(several.messages.contains("amex-platinum") && several.messages.contains("amex-business-platinum"))
        let unknown = try await session.run("add", "card", "--product", "Centurion")
        #expect(unknown.status == 1 && unknown.messages == "Resource not found: product \"Centurion\"\n")
        #expect(try await session.services().cards().fetchWallet().cards.isEmpty)
    }

    @Test func aCustomCardHasItsOwnFacts() async throws {
        let session = try await CommandSession.withoutCards()
        _ = try await session.run(
            "add", "card", "--custom", "Corner club", "--issuer", "Corner shop", "--network", "girocard", "--fee", "20")
        let card = try await session.card("Corner club").card
        #expect(card.product == nil)
        #expect(
            card.facts
                == CardFacts(name: "Corner club", issuer: "Corner shop", network: .girocard, annualFee: Money.dollars(20_00)))
    }

    @Test func conflictingOptionsAreRefusedAndAWholeNumberIsNotRepeated() async throws {
        for words in [
            ["add", "card"], ["add", "card", "--product", "a", "--custom", "b"], ["add", "card", "--product", "a", "--fee", "3"],
            ["add", "card", "--custom", "a", "--expiry", "04/28"], ["edit", "card", "Corner club"],
        ] {
            #expect(CommandSession.parsingStatus(words) == 64, "\(words)")
        }
        let result = try await CommandSession.withoutCards().run("add", "card", "--custom", "a", "--number", "4111111111111111")
        #expect(result.status == 64)
        #expect(result.messages.contains(RuleViolation.cardNumber.description) && !(result.messages + result.output).contains("4111"))
    }

    @Test func anEditedCardKeepsTheRest() async throws {
        let session = try await CommandSession.withCard()
        let before = try await session.card().card
        _ = try await session.run("edit", "card", "platinum card", "--nickname", "Travel", "--fee", "550")
        var expected = CardEdit(before)
        expected.nickname = "Travel"
        expected.facts.annualFee = Money.dollars(550_00)
        let after = try await session.card("Travel").card
        #expect(CardEdit(after) == expected)
        #expect(after.revision == before.revision + 1)
    }

    @Test func aCardIsDeletedByNameOrId() async throws {
        let session = try await CommandSession.withCard()
        let id = try await session.card().card.id
        for name in ["PLATINUM card", "\(id)"] {
            let deleted = try await session.run("delete", "card", name, "--output", "json")
            let change = try await session.latestChange().id
            #expect(deleted.output == "{\"card\":\"\(id)\",\"deleted\":true,\"change\":\"\(change)\"}\n")
            #expect(try await session.services().cards().fetchWallet().cards.isEmpty)
            #expect(try await session.run("undo", "\(change)").status == 0)
        }
        let unknown = try await session.run("delete", "card", "Nothing")
        #expect(unknown.status == 1 && unknown.messages == "Resource not found: card \"Nothing\"\n")
    }

    @Test func theCatalogueNamesItsSources() async throws {
        let session = try await CommandSession.withoutCards()
        let result = try await session.run("catalogue", "sapphire", "business", "--output", "json")
        #expect(
            result.output == """
                [{"code":"chase-reserve-business","name":"Sapphire Reserve for Business","issuer":"Chase","network":"amex","fee":"895.00",\
                "currency":"USD","benefits":1,"source":"A list","address":"https://example.org","asOf":"2026-01-18","remark":"",\
                "confirmedBy":null,"unverifiedBenefits":1,"version":"2026.11.21"}]

                """)
        #expect(try await session.run("catalogue").output.hasSuffix("Catalogue 2026.11.21\n"))
    }

    // MARK: - Benefits

    @Test func benefitsKeepTheirShape() async throws {
        let session = try await CommandSession.withCard()
        let (rides, repair) = (try await session.benefit().id, try await session.benefit("Repair, \"screen\"").id)
        _ = try await session.run("benefits", "use", "\(rides)", "--amount", "2.50")
        let first = """
            {"id":"\(rides)","card":"Platinum Card","name":"Rides","merchant":"Uber","value":"15.00","left":"12.50",\
            "perYear":"200.00","status":"available","daysRemaining":30,"urgency":"30 days left","frequency":"monthly",\
            "from":"2026-07-01","until":"2026-07-31","source":"A list","asOf":"2026-01-18","confirmedBy":null}
            """
        let result = try await session.run("benefits", "--card", "Platinum Card", "--output", "json")
        #expect(
            result.output == """
                [\(first),\
                {"id":"\(repair)","card":"Platinum Card","name":"Repair, \\"screen\\"","merchant":null,"value":"50.00","left":"50.00",\
                "perYear":"0.00","status":"available","daysRemaining":null,"urgency":"No end","frequency":"perOccasion","from":null,\
                "until":null,"source":null,"asOf":null,"confirmedBy":null}]

                """)
        let csv = try await session.run("benefits", "--output", "csv").output
        #expect(csv.contains("\(repair),Platinum Card,\"Repair, \"\"screen\"\"\",,50.00,50.00,0.00,available,,No end,perOccasion,,,,,\r\n"))
        // What is lost soon, of one card.
        #expect(try await session.run("benefits", "--expiring", "30", "--output", "json").output == "[\(first)]\n")
        #expect(try await session.run("benefits", "--expiring", "29", "--output", "json").output == "[]\n")
        _ = try await session.run("add", "card", "--custom", "Corner club")
        #expect(try await session.run("benefits", "--card", "Corner club", "--output", "json").output == "[]\n")
        #expect(CommandSession.parsingStatus(["benefits", "--expiring", "-1"]) == 64)
    }

    @Test func aUseIsRecordedWholeOrInPart() async throws {
        let session = try await CommandSession.withCard()
        let rides = try await session.benefit().id
        let result = try await session.run(
            "benefits", "use", "\(rides)", "--amount", "2.50", "--day", "2026-07-01", "--today", "2026-07-02", "--output", "json")
        let use = try #require(try await session.uses(of: rides).first)
        #expect(
            result.output == """
                {"use":"\(use.id)","benefit":"\(rides)","day":"2026-07-01","amount":"2.50","left":"12.50",\
                "change":"\(try await session.latestChange().id)"}

                """)
        _ = try await session.run("benefits", "use", "\(rides)", "--today", "2026-07-02")
        let uses = try await session.uses(of: rides).sorted { $0.day < $1.day }
        #expect(uses.map(\.amount) == [Money.dollars(2_50), Money.dollars(12_50)])
        #expect(uses.map(\.day) == [day("2026-07-01"), day("2026-07-02")])
        let finer = try await session.run("benefits", "use", "\(rides)", "--amount", "2.505")
        #expect(finer.status == 64)
        let unknown = try await session.run("benefits", "use", "bnf_000000000000Z")
        #expect(unknown.status == 1 && unknown.messages == "Resource not found: benefit \"bnf_000000000000Z\"\n")
    }

    @Test func theNewestUseOrANamedOneIsUndone() async throws {
        let session = try await CommandSession.withCard()
        let rides = try await session.benefit().id
        for amount in ["1", "2", "3"] { _ = try await session.run("benefits", "use", "\(rides)", "--amount", amount) }
        #expect(try await session.run("benefits", "undo", "\(rides)").output.hasSuffix(" a use of \(rides)\n"))
        let left = try await session.uses(of: rides)
        #expect(Set(left.map(\.amount)) == [Money.dollars(1_00), Money.dollars(2_00)])
        let first = try #require(left.first { $0.amount == Money.dollars(1_00) })
        #expect(try await session.run("benefits", "undo", "\(first.id)").status == 0)
        #expect(try await session.uses(of: rides).map(\.amount) == [Money.dollars(2_00)])
        #expect(CommandSession.parsingStatus(["benefits", "undo", "crd_0000000000007"]) == 64)
    }

    @Test func aHistoryHasARowForEachUseAndTheLossOnTheLastOfItsCycle() async throws {
        let session = try await CommandSession.withCard()
        let rides = try await session.benefit().id
        let account = try await session.account("Checking").id
        func use(_ date: String, _ cents: Int64) async throws {
            let day = TestTools.day(date)
            _ = try await session.services(on: day).benefits().use(
                id: rides, BenefitUseDraft(amount: Money.dollars(cents), day: day))
        }
        func add(_ date: String, _ payee: String, _ cents: Int64) async throws -> ID<Transaction> {
            let day = TestTools.day(date)
            let draft = TransactionDraft(account: account, amount: Money.dollars(cents), day: day, payee: payee)
            return try #require(try await session.services(on: day).transactions().addTransaction(draft).transactions.first).id
        }
        try await use("2026-05-10", 9_00)
        _ = try await session.services(on: day("2026-05-10")).benefits().undoLastUse(of: rides)
        try await use("2026-06-03", 8_00)
        let credit = try await add("2026-06-05", "UBER CREDIT", 7_00)
        let charge = try await add("2026-06-20", "UBER TRIP", -5_00)
        _ = try await session.run("run-due")
        let result = try await session.run("benefits", "history", "\(rides)", "--output", "json")
        #expect(
            result.output == """
                [{"from":"2026-07-01","until":"2026-07-31","used":"0.00","posted":"0.00","lost":"0.00","transaction":null},\
                {"from":"2026-06-01","until":"2026-06-30","used":"5.00","posted":"0.00","lost":"0.00","transaction":"\(charge)"},\
                {"from":"2026-06-01","until":"2026-06-30","used":"7.00","posted":"7.00","lost":"3.00","transaction":"\(credit)"},\
                {"from":"2026-05-01","until":"2026-05-31","used":"0.00","posted":"0.00","lost":"15.00","transaction":null}]

                """)
    }

    @Test func aBenefitIsAddedInTheCurrencyOfItsCard() async throws {
        let session = try await CommandSession.withCard()
        let result = try await session.run(
            "add", "benefit", "--card", "Platinum Card", "--name", "Coffee", "--value", "5", "--every", "48 months", "--merchant", "Kettle",
            "--pattern", "*kettle*", "--pattern", "*crow*")
        #expect(result.output == "Added Coffee to Platinum Card, 5.00 USD every 48 months\n")
        #expect(
            try await session.benefit("Coffee").benefit.terms
                == BenefitTerms(
                    name: "Coffee", merchant: "Kettle", value: Money.dollars(5_00), frequency: .months(48),
                    chargePatterns: ["*kettle*", "*crow*"]))
        let weekly = ["add", "benefit", "--card", "a", "--name", "b", "--value", "1", "--every", "weekly"]
        #expect(CommandSession.parsingStatus(weekly) == 64)
    }
}
