import Models
import Services
import Testing

@testable import coffer

struct ChangeCommandTests {

    private let household = MadeUpHousehold(Sample.holdings)

    @Test func aTransactionIsAddedAsItsAccountSeesIt() async throws {
        let said = try await Sitting.run(
            "add", "transaction", "--account", "Checking", "--amount", "-12.50", "--payee", "Bakery", "--category", "groceries", "--tag",
            "a",
            "--tag", "b", "--pending", "--today", "2026-07-02", "--output", "json", in: household)
        #expect(said.output == "{\"change\":\"chg_0000000000005\",\"transactions\":[\"txn_0000000000034\"]}\n")
        let draft = TransactionDraft(
            account: Sample.checking.id, amount: Sample.euros(-1_250), day: Sample.day("2026-07-02"), payee: "Bakery",
            category: Sample.groceries.id, tags: ["a", "b"], status: .pending)
        #expect(household.drafted == [draft])
    }

    @Test func aTransferNamesTheOtherAccount() async throws {
        _ = try await Sitting.run(
            "add", "transaction", "--account", "Checking", "--amount", "-200", "--to", "Savings", "--day", "2026-07-01", in: household)
        #expect(household.drafted.map(\.transferAccount) == [Sample.savings.id])
        #expect(household.drafted.map(\.amount) == [Sample.euros(-20_000)])
    }

    @Test func anAmountFinerThanTheCurrencyIsRefused() async throws {
        let said = try await Sitting.run("add", "transaction", "--account", "Checking", "--amount", "-12.505", in: household)
        #expect(said.status == 64)
        #expect(said.messages == "--amount: -12.505 has more decimals than EUR, which has 2\n")
        #expect(household.drafted.isEmpty)
    }

    @Test func anEditNamesOnlyWhatChanges() async throws {
        _ = try await Sitting.run(
            "edit", "transaction", "txn_0000000000034", "--category", "other", "--note", "", "--no-tags", in: household)
        #expect(household.edited == [TransactionEdit(note: "", category: Sample.other.id, tags: [])])
        #expect(household.called.contains("update revision 3"))
    }

    @Test func severalAreChangedAtOnce() async throws {
        let said = try await Sitting.run(
            "edit", "transaction", "txn_0000000000034", "txn_0000000000035", "--tag", "trip", "--output", "csv", in: household)
        #expect(household.called == ["update 2"])
        #expect(
            said.output == "change,transaction\r\nchg_0000000000005,txn_0000000000034\r\nchg_0000000000005,txn_0000000000035\r\n")
    }

    @Test func moneyOutStaysMoneyOut() async throws {
        _ = try await Sitting.run("edit", "transaction", "txn_0000000000034", "--amount", "-20", in: household)
        _ = try await Sitting.run("edit", "transaction", "txn_0000000000034", "--amount", "20", in: household)
        #expect(household.edited.map(\.amount) == [Sample.euros(2_000), Sample.euros(2_000)])
    }

    @Test func moneyInDoesNotTurnIntoMoneyOut() async throws {
        var holdings = Sample.holdings
        holdings.group?.parts[0].source = Place(Sample.groceries.id)
        holdings.group?.parts[0].destination = Place(Sample.checking.id)
        let household = MadeUpHousehold(holdings)
        #expect(try await Sitting.run("edit", "transaction", "txn_0000000000034", "--amount", "-20", in: household).status == 64)
        #expect(household.edited.isEmpty)
    }

    @Test(arguments: [["12.00=groceries", "3.50=other"], ["-12.00=groceries", "-3.50=other"]])
    func aSplitGoesTheWholesWay(parts: [String]) async throws {
        _ = try await Sitting.run("edit", "transaction", "txn_0000000000034", "--split", parts[0], "--split", parts[1], in: household)
        #expect(
            household.split == [
                [
                    SplitPart(amount: Sample.euros(-1_200), category: Sample.groceries.id),
                    SplitPart(amount: Sample.euros(-350), category: Sample.other.id),
                ]
            ])
    }

    @Test func aPartMayGoTheOtherWay() async throws {
        _ = try await Sitting.run(
            "edit", "transaction", "txn_0000000000034", "--split", "18.00=groceries", "--split", "-2.50=other", in: household)
        #expect(household.split.first?.map(\.amount) == [Sample.euros(-1_800), Sample.euros(250)])
    }

    @Test func aSplitThatDoesNotAddUpIsRefused() async throws {
        let said = try await Sitting.run("edit", "transaction", "txn_0000000000034", "--split", "12.00=groceries", in: household)
        #expect(said.status == 1)
        #expect(said.messages == "The parts add up to 12.00 EUR, the transaction is -15.50 EUR\n")
    }

    @Test func aTransferIsNotSplit() async throws {
        var holdings = Sample.holdings
        holdings.group?.parts[0].destination = Place(Sample.savings.id)
        let said = try await Sitting.run(
            "edit", "transaction", "txn_0000000000034", "--split", "15.50=groceries", in: MadeUpHousehold(holdings))
        #expect(said.messages == "A transfer between own accounts cannot be split\n")
    }

    @Test func anAccountBeginsWithWhatItHolds() async throws {
        let said = try await Sitting.run(
            "add", "account", "Wallet", "--kind", "cash", "--currency", "EUR", "--opening", "-100.00", "--limit", "50", "--today",
            "2026-07-02", in: household)
        #expect(household.called == ["add Wallet cash -100.00 EUR 2026-07-02 5000"])
        #expect(said.output == "Added Checking, 100.00 EUR\n")
    }

    @Test func anAccountIsRenamedAndArchivedInOneGo() async throws {
        _ = try await Sitting.run("edit", "account", "Checking", "--name", "Joint", "--limit", "5.00", "--archive", in: household)
        #expect(household.called == ["update Joint Sparkasse 500", "archive"])
    }

    @Test func theAccountBehindIntoStays() async throws {
        _ = try await Sitting.run("merge", "accounts", "Savings", "--into", "Checking", "--yes", in: household)
        #expect(household.called == ["merge 1 <- 2"])
    }

    @Test func aMergeSaysWhichOpeningBalanceGoesAndAsks() async throws {
        var holdings = Sample.holdings
        holdings.mergePlan = AccountMergePlan(
            removed: .init(account: Sample.savings.id, amount: Sample.euros(10_000), day: Sample.day("2026-01-31")),
            kept: .init(account: Sample.checking.id, amount: Sample.euros(5_000), day: Sample.day("2026-01-01")), transfers: 2)
        let sentence = """
            Everything of Savings moves into Checking, and Savings is deleted. The opening balance of Savings, 100.00 EUR on 2026-01-31, is \
            removed; that of Checking, 50.00 EUR on 2026-01-01, stays. 2 transfers between the two are removed
            """
        let words = ["merge", "accounts", "Savings", "--into", "Checking"]
        let yes = MadeUpHousehold(holdings)
        #expect(try await Sitting.run(words, in: yes, terminal: true, typing: ["y"]).messages == sentence + ". Merge them? [y/N] ")
        #expect(yes.called == ["merge 1 <- 2"])
        let no = MadeUpHousehold(holdings)
        let declined = try await Sitting.run(words, in: no, terminal: true, typing: [""])
        #expect(declined.status == 1)
        #expect(declined.messages.hasSuffix("Nothing was changed\n"))
        #expect(no.called.isEmpty)
        let nobody = MadeUpHousehold(holdings)
        let unasked = try await Sitting.run(words, in: nobody, typing: ["y"])
        #expect(unasked.status == 64)
        #expect(unasked.messages == sentence + ". Give --yes to merge them\n")
        #expect(nobody.called.isEmpty)
        let told = try await Sitting.run(words + ["--yes"], in: MadeUpHousehold(holdings))
        #expect(told.status == 0)
        #expect(told.messages == sentence + "\n")
    }

    @Test(arguments: [("-200", "200.00 EUR from Checking to Savings"), ("200", "200.00 EUR from Savings to Checking")])
    func aTransferByHandSaysWhichWayTheMoneyWent(amount: String, way: String) async throws {
        let words = ["add", "transaction", "--account", "Checking", "--amount", amount, "--to", "Savings"]
        #expect(try await Sitting.run(words, in: household).output.contains(": \(way). "))
        let names = amount.hasPrefix("-") ? ("Checking", "Savings") : ("Savings", "Checking")
        let json = try await Sitting.run(words + ["--output", "json"], in: household).output
        #expect(
            json.hasSuffix("\"from\":\"\(names.0)\",\"sent\":\"200.00\",\"to\":\"\(names.1)\",\"received\":\"200.00\"}\n"), "\(json)")
    }

    @Test func theCategoryBehindMergeIntoStays() async throws {
        _ = try await Sitting.run("edit", "category", "other", "--merge-into", "groceries", in: household)
        #expect(household.called == ["merge 10 <- 11"])
    }

    @Test func deletingAnAccountSaysWhatWent() async throws {
        let archived = try await Sitting.run("delete", "account", "Checking", in: household)
        #expect(archived.output == "Checking has entries and was archived\n")
        let deleted = try await Sitting.run("delete", "account", "Checking", "--with-entries", "--output", "json", in: household)
        #expect(
            deleted.output
                == "{\"account\":\"acc_0000000000001\",\"deleted\":true,\"entries\":3,\"transfers\":1,\"change\":\"chg_0000000000005\"}\n")
    }

    @Test func aRuleIsAddedInMinorUnitsAndListedInDecimals() async throws {
        let said = try await Sitting.run(
            "add", "rule", "--contains", "bakery", "--max", "-0.01", "--category", "groceries", "--output", "json", in: household)
        #expect(
            household.ruled == [
                CategoryRule(id: ID(rawValue: 0), payee: .contains("bakery"), maximum: -1, category: Sample.groceries.id)
            ])
        #expect(
            said.output == """
                [{"id":"rul_0000000000007","test":"contains","text":"bakery","min":null,"max":"-0.01","account":null,\
                "category":"groceries","tags":[],"payee":null}]

                """)
    }

    @Test func ratesAreSetAndShown() async throws {
        let household = MadeUpHousehold(
            .init(
                rate: ExchangeRate(
                    day: Sample.day("2026-06-30"), base: Sample.currency("USD"), quote: Sample.euro,
                    rate: DecimalFigure(mantissa: 92, scale: 2), source: .ecb)))
        _ = try await Sitting.run("rates", "--set", "USD/EUR=0.9", "--today", "2026-07-02", in: household)
        #expect(household.called == ["set USD/EUR=0.9 2026-07-02"])
        let shown = try await Sitting.run("rates", "--from", "USD", "--to", "EUR", "--on", "2026-07-01", in: household)
        #expect(shown.output == "1 USD = 0.92 EUR on 2026-06-30 (ecb)\n")
        let none = try await Sitting.run("rates", "--from", "USD", "--to", "EUR", "--on", "2026-07-01")
        #expect(none.status == 1)
        #expect(none.messages == "No rate from USD to EUR is known on or before 2026-07-01\n")
    }

    @Test(arguments: [
        ["add", "transaction", "--account", "A", "--amount", "0"], ["add", "transaction", "--account", "A", "--amount", "x"],
        ["add", "transaction", "--account", "A", "--amount", "1", "--to", "B", "--category", "c"], ["edit", "account", "A"],
        ["edit", "account", "A", "--archive", "--restore"], ["edit", "category", "A"], ["edit", "transaction", "txn_0000000000034"],
        ["edit", "transaction", "txn_0000000000034", "--split", "1=a", "--note", "x"],
        ["edit", "transaction", "acc_0000000000034", "--note", "x"],
        ["add", "rule", "--category", "c"], ["add", "rule", "--contains", "a", "--equals", "b", "--category", "c"],
        ["rates"], ["rates", "--from", "USD"], ["rates", "--set", "USD/EUR=0"], ["transactions", "--from", "2026-02-30"],
        ["export", "--to", "pdf"], ["accounts", "--output", "xml"],
    ])
    func wrongUsageIsToldBeforeTheDatabaseIsOpened(words: [String]) {
        #expect(Sitting.statusOfParsing(words) == 64)
    }
}
