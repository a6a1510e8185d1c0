import Models
import Services
import Testing

@testable import coffer

struct TransferCommandTests {

    private static let jane = Beneficiary(
        id: ID(rawValue: 31), party: PaymentParty(name: "Jané Doe", number: PaymentPartyRule.number("FR1420041010050500013M02606")))

    private static func details(
        _ id: Int64, status: TransferStatus = .completed, to party: PaymentParty? = nil, transaction: ID<Transaction>? = ID(rawValue: 9)
    ) throws -> TransferDetails {
        let transfer = Transfer(
            id: ID(rawValue: id), reference: try #require(TransferReference(number: Int(id))), status: status, source: Sample.checking.id,
            destination: party.map { .payee($0, beneficiary: nil, isInternational: false) } ?? .account(Sample.savings.id),
            amount: Sample.euros(200_00), day: Sample.day("2026-07-02"), transaction: transaction,
            failure: status == .failed ? .exceedsAvailable : nil, createdAt: 0)
        return TransferDetails(transfer: transfer, source: Sample.checking, destination: party == nil ? Sample.savings : nil)
    }

    private func household(_ transfers: [TransferDetails] = [], beneficiaries: [Beneficiary] = [jane]) -> MadeUpHousehold {
        var holdings = Sample.holdings
        holdings.transfers = transfers
        holdings.beneficiaries = beneficiaries
        return MadeUpHousehold(holdings)
    }

    // MARK: - Transfer

    @Test func aTransferKeepsItsShape() async throws {
        let household = household([try Self.details(7)])
        let said = try await Sitting.run(
            "transfer", "--from", "Checking", "--to", "Savings", "--amount", "200", "--key", "k1", "--today", "2026-07-02", "--output",
            "json", in: household)
        #expect(
            said.output == """
                {"id":"trf_0000000000007","reference":"REF00000007","status":"completed","amount":"200.00","from":"Checking",\
                "to":"Savings","day":"2026-07-02"}

                """)
        #expect(said.status == 0)
        #expect(
            household.ordered == [
                TransferDraft(
                    source: Sample.checking.id, destination: .account(Sample.savings.id), amount: Sample.euros(200_00),
                    day: Sample.day("2026-07-02"), key: "k1")
            ])
    }

    @Test(arguments: ["Jané Doe", "jane doe", "ben_000000000000Z"]) func somebodyIsPaidByNameOrId(name: String) async throws {
        let household = household([try Self.details(7, status: .pending, to: Self.jane.party)])
        let said = try await Sitting.run(
            "transfer", "--from", "Checking", "--to", name, "--amount", "200.00", "--on", "2026-08-01", "--note", "Rent", in: household)
        #expect(
            household.ordered == [
                TransferDraft(
                    source: Sample.checking.id, destination: .payee(Self.jane.party, beneficiary: Self.jane.id, isInternational: false),
                    amount: Sample.euros(200_00), day: Sample.day("2026-08-01"), note: "Rent")
            ])
        #expect(
            said.output == """
                Ordered 200.00 EUR from Checking to Jané Doe on 2026-07-02, REF00000007
                Give it to your bank with: coffer payment-file trf_0000000000007

                """)
    }

    @Test func anIBANBeyondSEPACrossesBorders() async throws {
        var far = Self.jane
        far.party.number = PaymentPartyRule.number("KW81CBKU0000000000001234560101")
        let household = household([try Self.details(7)], beneficiaries: [far])
        _ = try await Sitting.run("transfer", "--from", "Checking", "--to", "Jane Doe", "--amount", "1", in: household)
        #expect(household.ordered.map(\.destination.kind) == [.international])
    }

    @Test func nobodyIsPaidByHalfAName() async throws {
        let said = try await Sitting.run("transfer", "--from", "Checking", "--to", "Jane", "--amount", "1", in: household())
        #expect(said.status == 1)
        #expect(said.messages == "Resource not found: account or beneficiary \"Jane\"\n")
        var other = Self.jane
        other.id = ID(rawValue: 32)
        let twice = household(beneficiaries: [Self.jane, other])
        #expect(try await Sitting.run("transfer", "--from", "Checking", "--to", "Jane Doe", "--amount", "1", in: twice).status == 1)
        #expect(twice.ordered.isEmpty)
    }

    @Test func whatArrivesIsInTheOtherAccountsCurrency() async throws {
        var holdings = Sample.holdings
        let yen = Account(id: ID(rawValue: 3), name: "Yen", kind: .cash, currency: Sample.currency("JPY"))
        holdings.accounts.append(Sample.summary(yen, 5))
        holdings.transfers = [try Self.details(7)]
        holdings.beneficiaries = [Self.jane]
        let household = MadeUpHousehold(holdings)
        _ = try await Sitting.run(
            "transfer", "--from", "Checking", "--to", "Yen", "--amount", "1.50", "--other-amount", "250", in: household)
        #expect(household.ordered.map(\.otherAmount) == [Money(minorUnits: 250, currency: yen.currency)])
        let finer = ["transfer", "--from", "Checking", "--to", "Yen", "--amount", "1", "--other-amount", "2.5"]
        #expect(try await Sitting.run(finer, in: household).status == 64)
        let somebody = ["transfer", "--from", "Checking", "--to", "Jane Doe", "--amount", "1", "--other-amount", "2"]
        #expect(try await Sitting.run(somebody, in: household).status == 64)
    }

    // MARK: - Due

    @Test func whatWasDueKeepsItsShapeAndFailsWhereOneFailed() async throws {
        let done = household([try Self.details(7)])
        let said = try await Sitting.run("run-due", "--today", "2026-07-02", "--output", "json", in: done)
        #expect(done.called == ["due 2026-07-02", "runDue 2026-07-02", "runSavingsDue 2026-07-02"])
        #expect(said.status == 0)
        #expect(
            said.output == """
                {"completed":1,"failed":0,"heldBack":0,"orders":[{"id":"trf_0000000000007","reference":"REF00000007","status":"completed",\
                "amount":"200.00","from":"Checking","to":"Savings","day":"2026-07-02"}]}

                """)
        let failed = try await Sitting.run(
            "run-due", in: household([try Self.details(7), try Self.details(8, status: .failed, transaction: nil)]))
        #expect(failed.status == 1)
        #expect(failed.output.hasSuffix("REF00000008 to Savings failed: Amount exceeds available balance\n1 completed, 1 failed\n"))
        let none = try await Sitting.run("run-due", "--output", "json", in: household())
        #expect(none.output == "{\"completed\":0,\"failed\":0,\"heldBack\":0,\"orders\":[]}\n")
    }

    // MARK: - Lists

    @Test(arguments: [1, 2, 500]) func shortPagesOfTransfersAreJoined(pageSize: Int) async throws {
        var holdings = Sample.holdings
        holdings.transfers = try (1...5).map { try Self.details($0) }
        holdings.pageSize = pageSize
        let household = MadeUpHousehold(holdings)
        let said = try await Sitting.run("transfers", "--limit", "4", "--output", "csv", in: household)
        #expect(said.output.split(separator: "\r\n").count == 5)
        #expect(
            said.output.hasPrefix(
                "id,reference,status,amount,from,to,day\r\ntrf_0000000000001,REF00000001,completed,200.00,Checking,Savings,2026-07-02\r\n"))
        #expect(try await Sitting.run("transfers", "--status", "failed", "--output", "json", in: household).output == "[]\n")
    }

    @Test func whatIsScheduledNamesItsDays() async throws {
        var holdings = Sample.holdings
        let order = StandingOrder(
            id: ID(rawValue: 21), source: Sample.checking.id, destination: .account(Sample.savings.id), amount: Sample.euros(5_00),
            schedule: try Schedule(anchor: Sample.day("2026-07-31"), every: 2, .week), createdAt: 0)
        holdings.scheduled = [
            .once(try Self.details(7, status: .pending, transaction: nil)),
            .standing(StandingOrderDetails(order: order, source: Sample.checking, destination: Sample.savings)),
        ]
        let said = try await Sitting.run("transfers", "--scheduled", "--output", "json", in: MadeUpHousehold(holdings))
        #expect(
            said.output == """
                [{"id":"trf_0000000000007","reference":"REF00000007","amount":"200.00","from":"Checking","to":"Savings",\
                "day":"2026-07-02","every":null},{"id":"sto_000000000000N","reference":null,"amount":"5.00","from":"Checking",\
                "to":"Savings","day":"2026-07-31","every":"2 weeks"}]

                """)
    }

    // MARK: - Standing orders and beneficiaries

    @Test func aStandingOrderHasItsDays() async throws {
        let household = household()
        let said = try await Sitting.run(
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "150", "--every", "half-year", "--starting",
            "2026-07-31", "--times", "4", "--today", "2026-07-01", "--output", "json", in: household)
        #expect(household.ordered.map(\.schedule) == [try Schedule(anchor: Sample.day("2026-07-31"), .halfYear, count: 4)])
        #expect(household.ordered.map(\.day) == [Sample.day("2026-07-31")])
        #expect(
            said.output == """
                {"id":"sto_000000000000N","amount":"150.00","from":"Checking","to":"Savings","every":"half-year",\
                "starting":"2026-07-31","next":"2026-07-31","until":null,"times":4}

                """)
    }

    @Test func aFirstDayInThePastNeedsTheNumberOfDaysToBook() async throws {
        let household = household()
        let words = [
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "1", "--every", "day", "--today", "2026-07-01",
        ]
        let asked = try await Sitting.run(words + ["--starting", "0001-01-01"], in: household)
        #expect(asked.status == 64)
        #expect(asked.messages.contains("739797 occurrences until now: say with --book-past how many of them to book, 0 to 60"))
        #expect(household.ordered.isEmpty)
        let said = try await Sitting.run(words + ["--starting", "2026-06-01", "--book-past", "3"], in: household)
        #expect(said.status == 0)
        #expect(household.ordered.map(\.pastOccurrences) == [3])
    }

    @Test func whatIsHeldBackIsSaidAndEndsWithOne() async throws {
        var holdings = Sample.holdings
        holdings.heldBack = HeldBackDue(since: Sample.day("2026-01-31"), occurrences: 120)
        let household = MadeUpHousehold(holdings)
        let said = try await Sitting.run("run-due", "--today", "2036-02-01", "--output", "json", in: household)
        #expect(said.status == 1)
        #expect(said.output == "{\"completed\":0,\"failed\":0,\"heldBack\":120,\"orders\":[]}\n")
        #expect(said.messages.contains("120 fell due since 2026-01-31") && said.messages.contains("run-due --after-gap"))
        #expect(household.called == ["due 2036-02-01"])
        let confirmed = try await Sitting.run("run-due", "--today", "2036-02-01", "--after-gap", in: household)
        #expect(confirmed.status == 0)
    }

    @Test func aBeneficiaryIsAddedAndItsNumberMasked() async throws {
        let household = household()
        let said = try await Sitting.run(
            "add", "beneficiary", "City Water", "--number", "12-345678", "--bank", "First", "--bic", "CHASUS33", "--town", "Boston",
            "--country", "us", "--favorite", "--output", "json", in: household)
        #expect(household.called == ["add City Water 12-345678 First CHASUS33 Boston"])
        #expect(
            said.output == """
                {"id":"ben_000000000000Z","name":"City Water","iban":null,"number":"****5678","bank":"First","bic":"CHASUS33",\
                "favorite":true}

                """)
        let listed = try await Sitting.run("beneficiaries", "--search", "DOE", in: household)
        #expect(listed.output.contains("Jané Doe  FR14 2004 1010 0505 0001 3M02 606"))
    }

    // MARK: - Payment file

    @Test func aPaymentFileGoesToStandardOutputOrAFile() async throws {
        let folder = try TemporaryFolder()
        let household = household()
        let ids = ["trf_0000000000007", "trf_0000000000008"]
        #expect(try await Sitting.run(["payment-file"] + ids, in: household).output == "<Document/>\n")
        #expect(try await Sitting.run(["payment-file"] + ids + [folder.path + "/out.xml"], in: household).output == "")
        #expect(folder.text("out.xml") == "<Document/>\n")
        #expect(household.called == ["payment file [7, 8]", "payment file [7, 8]"])
    }

    @Test(arguments: [
        ["transfer", "--from", "A", "--to", "B"], ["transfer", "--from", "A", "--to", "B", "--amount", "x"],
        ["run-due", "--today", "2026-02-30"], ["transfers", "--scheduled", "--status", "failed"], ["transfers", "--limit", "0"],
        ["payment-file"], ["payment-file", "out.xml"], ["payment-file", "trf_x", "trf_0000000000007"],
        ["payment-file", "out.xml", "trf_0000000000007"], ["payment-file", "trf_0000000000007", "a", "b"],
        ["add", "beneficiary", "A"], ["add", "beneficiary", "A", "--iban", "DE89", "--number", "1"],
        ["add", "beneficiary", "A", "--iban", "DE89370400440532013001"],
        ["add", "standing-order", "--from", "A", "--to", "B", "--amount", "1", "--every", "decade", "--starting", "2026-01-01"],
        [
            "add", "standing-order", "--from", "A", "--to", "B", "--amount", "1", "--every", "day", "--starting", "2026-01-01", "--times",
            "0",
        ],
        [
            "add", "standing-order", "--from", "A", "--to", "B", "--amount", "1", "--every", "day", "--starting", "2026-01-01", "--times",
            "2", "--until", "2026-02-01",
        ],
    ])
    func wrongUsageIsToldBeforeTheDatabaseIsOpened(words: [String]) {
        #expect(Sitting.statusOfParsing(words) == 64)
    }
}
