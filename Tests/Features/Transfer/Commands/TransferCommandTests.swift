import CommandTestSupport
import Models
import Services
import TestTools
import Testing
import TransferModel

struct TransferCommandTests {

    private static let tomorrow = day("2026-07-02")

    /// With 1,000.00 EUR on Checking, nothing on Savings, and the beneficiary Jané Doe.
    private static func session() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", opening: 1_000_00, number: "DE89370400440532013000")
        try await session.addAccount("Savings", .savings)
        try await session.addBeneficiary()
        return session
    }

    // MARK: - Transfer

    @Test func aTransferKeepsItsShape() async throws {
        let session = try await Self.session()
        let words = [
            "transfer", "--from", "Checking", "--to", "Savings", "--amount", "200", "--key", "k1", "--today", "2026-07-02", "--output",
            "json",
        ]
        let result = try await session.run(words)
        let transfers = try await session.transfers()
        let transfer = try #require(transfers.first)
        #expect(
            result.output == """
                {"id":"\(transfer.id)","reference":"\(transfer.reference)","status":"completed","amount":"200.00","from":"Checking",\
                "to":"Savings","day":"2026-07-02"}

                """)
        #expect(result.status == 0)
        #expect(try await session.balance("Checking") == 800_00)
        #expect(try await session.balance("Savings") == 200_00)
        // The key makes a second order the same one.
        #expect(try await session.run(words).output == result.output)
        #expect(try await session.transfers() == transfers)
    }

    /// By name, without case and accents; nil: by id.
    @Test(arguments: ["Jané Doe", "jane doe", nil]) func aBeneficiaryIsPaidByNameOrId(name: String?) async throws {
        let session = try await Self.session()
        let jane = try #require(try await session.services().beneficiaries().fetchBeneficiaries(search: "").first)
        let name = name ?? jane.id.description
        let later = try await session.run(
            "transfer", "--from", "Checking", "--to", name, "--amount", "200.00", "--on", "2026-08-01", "--note", "Rent")
        let scheduled = try #require(try await session.transfers().first)
        #expect(scheduled.destination == .payee(jane.party, beneficiary: jane.id, isInternational: false))
        #expect(scheduled.amount == Money.euros(200_00) && scheduled.day == day("2026-08-01") && scheduled.note == "Rent")
        #expect(later.output == "Scheduled 200.00 EUR from Checking to Jané Doe on 2026-08-01, \(scheduled.reference)\n")
        let now = try await session.run("transfer", "--from", "Checking", "--to", name, "--amount", "100", "--today", "2026-07-02")
        let ordered = try #require(try await session.transfers().first { $0.id != scheduled.id })
        #expect(
            now.output == """
                Ordered 100.00 EUR from Checking to Jané Doe on 2026-07-02, \(ordered.reference)
                Give it to your bank with: coffer payment-file \(ordered.id)

                """)
    }

    @Test func anIBANBeyondSEPAIsInternational() async throws {
        let session = try await Self.session()
        try await session.addBeneficiary("Far Away", iban: "KW81CBKU0000000000001234560101")
        _ = try await session.run("transfer", "--from", "Checking", "--to", "Far Away", "--amount", "1")
        #expect(try await session.transfers().map(\.destination.kind) == [.international])
    }

    @Test func partOfANameIsNoBeneficiary() async throws {
        let session = try await Self.session()
        let result = try await session.run("transfer", "--from", "Checking", "--to", "Jane", "--amount", "1")
        #expect(result.status == 1)
        #expect(result.messages == "Resource not found: account or beneficiary \"Jane\"\n")
        try await session.addBeneficiary("Jane Doe", iban: "DE02120300000000202051")
        let ambiguous = try await session.run("transfer", "--from", "Checking", "--to", "Jane Doe", "--amount", "1")
        #expect(ambiguous.status == 1)
        #expect(ambiguous.messages.hasPrefix("Several beneficiaries are named Jane Doe"), "\(ambiguous.messages)")
        #expect(try await session.transfers().isEmpty)
    }

    @Test func whatArrivesIsInTheOtherAccountsCurrency() async throws {
        let session = try await Self.session()
        try await session.addAccount("Yen", .cash, "JPY")
        _ = try await session.run("transfer", "--from", "Checking", "--to", "Yen", "--amount", "1.50", "--other-amount", "250")
        #expect(try await session.balance("Checking") == 998_50)
        #expect(try await session.balance("Yen") == 250)
        let finer = ["transfer", "--from", "Checking", "--to", "Yen", "--amount", "1", "--other-amount", "2.5"]
        #expect(try await session.run(finer).status == 64)
        let beneficiary = ["transfer", "--from", "Checking", "--to", "Jane Doe", "--amount", "1", "--other-amount", "2"]
        #expect(try await session.run(beneficiary).status == 64)
        #expect(try await session.transfers().count == 1)
    }

    // MARK: - Due

    @Test func aDueRunKeepsItsShapeAndFailsWhereOneFailed() async throws {
        let session = try await Self.session()
        let none = try await session.run("run-due", "--output", "json")
        #expect(none.output == "{\"completed\":0,\"failed\":0,\"heldBack\":0,\"orders\":[],\"expenses\":[],\"benefits\":[]}\n")
        let id = try await session.order(200_00, day: Self.tomorrow)
        let result = try await session.run("run-due", "--today", "2026-07-02", "--output", "json")
        let reference = try #require(try await session.transfers().first).reference
        #expect(result.status == 0)
        #expect(
            result.output == """
                {"completed":1,"failed":0,"heldBack":0,"orders":[{"id":"\(id)","reference":"\(reference)","status":"completed",\
                "amount":"200.00","from":"Checking","to":"Savings","day":"2026-07-02"}],"expenses":[],"benefits":[]}

                """)
        #expect(try await session.balance("Savings") == 200_00)
    }

    @Test func aDueRunFailsWhereOneTransferFailed() async throws {
        let session = try await Self.session()
        try await session.order(200_00, day: Self.tomorrow)
        let failing = try await session.order(500_00, day: Self.tomorrow)
        // Spent since it was ordered.
        try await session.add(-600_00)
        let result = try await session.run("run-due", "--today", "2026-07-02")
        let failed = try #require(try await session.transfers().first { $0.id == failing })
        #expect(result.status == 1)
        #expect(
            result.output.hasSuffix("\(failed.reference) to Savings failed: Amount exceeds available balance\n1 completed, 1 failed\n"),
            "\(result.output)")
        #expect(try await session.balance("Savings") == 200_00)
    }

    // MARK: - Lists

    @Test(arguments: [4, 201]) func pagesOfTransfersAreJoined(limit: Int) async throws {
        let session = try await Self.session()
        for _ in 0..<(limit + 1) { try await session.order(1_00) }
        let result = try await session.run("transfers", "--limit", "\(limit)", "--output", "csv")
        let newest = try #require(try await session.transfers().first)
        #expect(Set(result.output.split(separator: "\r\n")).count == limit + 1)
        #expect(
            result.output.hasPrefix(
                """
                id,reference,status,amount,from,to,day\r
                \(newest.id),\(newest.reference),completed,1.00,Checking,Savings,2026-07-01\r\n
                """))
        #expect(try await session.run("transfers", "--status", "failed", "--output", "json").output == "[]\n")
    }

    @Test func scheduledTransfersShowTheirDays() async throws {
        let session = try await Self.session()
        let once = try await session.order(200_00, day: Self.tomorrow)
        _ = try await session.run(
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "5", "--every", "week", "--interval", "2",
            "--starting", "2026-07-31")
        let scheduled = try await session.services().transfers().fetchScheduled().items
        guard case .once(let first) = scheduled.first, case .standing(let last) = scheduled.last else {
            Issue.record("\(scheduled)")
            return
        }
        let result = try await session.run("transfers", "--scheduled", "--output", "json")
        #expect(
            result.output == """
                [{"id":"\(once)","reference":"\(first.transfer.reference)","amount":"200.00","from":"Checking","to":"Savings",\
                "day":"2026-07-02","every":null},{"id":"\(last.order.id)","reference":null,"amount":"5.00","from":"Checking",\
                "to":"Savings","day":"2026-07-31","every":"2 weeks"}]

                """)
    }

    // MARK: - Standing orders and beneficiaries

    private static func standingOrder(in session: CommandSession) async throws -> StandingOrder? {
        guard case .standing(let details) = try await session.services().transfers().fetchScheduled().items.first else { return nil }
        return details.order
    }

    @Test func aStandingOrderHasItsDays() async throws {
        let session = try await Self.session()
        let result = try await session.run(
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "150", "--every", "half-year", "--starting",
            "2026-07-31", "--times", "4", "--today", "2026-07-01", "--output", "json")
        let order = try #require(try await Self.standingOrder(in: session))
        #expect(order.schedule == (try Schedule(anchor: day("2026-07-31"), .halfYear, count: 4)))
        #expect(
            result.output == """
                {"id":"\(order.id)","amount":"150.00","from":"Checking","to":"Savings","every":"half-year",\
                "starting":"2026-07-31","next":"2026-07-31","until":null,"times":4}

                """)
    }

    @Test func aStandingOrderIsChangedSkippedAndEnded() async throws {
        let session = try await Self.session()
        _ = try await session.run(
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "150", "--every", "month", "--starting",
            "2026-07-31", "--today", "2026-07-01")
        let id = try #require(try await Self.standingOrder(in: session)).id.description
        _ = try await session.run("edit", "standing-order", id, "--amount", "175", "--every", "quarter", "--today", "2026-07-01")
        var order = try #require(try await Self.standingOrder(in: session))
        #expect(order.amount == Money.euros(175_00) && order.schedule.unit == .quarter && order.nextDay == day("2026-07-31"))
        #expect(try await session.run("skip", "standing-order", id, "--today", "2026-07-01").status == 0)
        order = try #require(try await Self.standingOrder(in: session))
        #expect(order.nextDay == day("2026-10-31"))
        #expect(try await session.run("end", "standing-order", id, "--today", "2026-07-01").status == 0)
        #expect(try await session.services().transfers().fetchScheduled().items.isEmpty)
        #expect(try await session.run("skip", "standing-order", "sto_0000000000007").status == 1)
    }

    @Test func aTransferIsCancelledCompletedOrRejected() async throws {
        let session = try await Self.session()
        let jane = ["transfer", "--from", "Checking", "--to", "Jané Doe", "--amount", "10", "--today", "2026-07-02", "--key"]
        var ids: [String] = []
        for key in ["a", "b", "c"] {
            _ = try await session.run(jane + [key])
            ids.append(try #require(try await session.transfers().first { !ids.contains($0.id.description) }).id.description)
        }
        _ = try await session.run("cancel", "transfer", ids[0], "--today", "2026-07-03")
        _ = try await session.run("complete", "transfer", ids[1], "--on", "2026-07-02", "--today", "2026-07-03")
        #expect(try await session.run("fail", "transfer", ids[2], "--today", "2026-07-03").status == 0)
        let states = Dictionary(uniqueKeysWithValues: try await session.transfers().map { ($0.id.description, $0.status) })
        #expect(ids.map { states[$0] } == [.cancelled, .completed, .failed])
        #expect(try await session.run("cancel", "transfer", "trf_0000000000007").status == 1)
        #expect(try await session.run("delete", "beneficiary", "jane doe").status == 0)
        #expect(try await session.services().beneficiaries().fetchBeneficiaries(search: "").isEmpty)
    }

    @Test func aFirstDayInThePastNeedsTheNumberOfDaysToBook() async throws {
        let session = try await Self.session()
        let words = [
            "add", "standing-order", "--from", "Checking", "--to", "Savings", "--amount", "1", "--every", "day", "--today", "2026-07-01",
        ]
        let asked = try await session.run(words + ["--starting", "0001-01-01"])
        #expect(asked.status == 64)
        #expect(asked.messages.contains("739,797 past occurrences: give with --book-past how many of them to book, 0 to 60"))
        #expect(try await Self.standingOrder(in: session) == nil)
        let result = try await session.run(words + ["--starting", "2026-06-01", "--book-past", "3"])
        #expect(result.status == 0)
        #expect(try await Self.standingOrder(in: session)?.nextDay == day("2026-06-28"))
    }

    @Test func aBeneficiaryIsAddedAndItsNumberMasked() async throws {
        let session = try await Self.session()
        let result = try await session.run(
            "add", "beneficiary", "City Water", "--number", "12-345678", "--bank", "First", "--bic", "CHASUS33", "--town", "Boston",
            "--country", "us", "--favorite", "--output", "json")
        let added = try #require(try await session.services().beneficiaries().fetchBeneficiaries(search: "city").first)
        #expect(added.party.number.text == "12-345678" && added.party.address == PostalAddress(town: "Boston", country: "US"))
        #expect(
            result.output == """
                {"id":"\(added.id)","name":"City Water","iban":null,"number":"****5678","bank":"First","bic":"CHASUS33",\
                "favorite":true}

                """)
        let listed = try await session.run("beneficiaries", "--search", "DOE").output
        #expect(listed.contains("Jané Doe  FR14 2004 1010 0505 0001 3M02 606") && !listed.contains("City Water"))
    }

    // MARK: - Payment file

    @Test func aPaymentFileGoesToStandardOutputOrAFile() async throws {
        let folder = try TemporaryFolder()
        let session = try await Self.session()
        let jane = try #require(try await session.services().beneficiaries().fetchBeneficiaries(search: "").first).party
        var ids: [String] = []
        for cents in [10_00, 20_00] as [Int64] { ids.append(try await session.order(cents, to: jane).description) }
        let text = try await session.run(["payment-file"] + ids).output
        #expect(text.contains("<Document ") && text.hasSuffix("</Document>\n"))
        for reference in try await session.transfers().map(\.reference) { #expect(text.contains("\(reference)")) }
        #expect(try await session.run(["payment-file"] + ids + [folder.path + "/out.xml"]).output == "")
        #expect(folder.text("out.xml") == text)
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
    func wrongUsageIsRefusedBeforeTheDatabaseIsOpened(words: [String]) {
        #expect(CommandSession.parsingStatus(words) == 64)
    }
}
