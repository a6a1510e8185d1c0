import CommandTestSupport
import Foundation
import Models
import Services
import TestTools
import Testing

struct ChangeCommandTests {

    // MARK: - Adding transactions

    @Test func aTransactionIsAddedAsItsAccountSeesIt() async throws {
        let session = try await CommandSession.withAccounts()
        let result = try await session.run(
            "add", "transaction", "--account", "Checking", "--amount", "-12.50", "--payee", "Bakery", "--category", "groceries", "--tag",
            "a",
            "--tag", "b", "--pending", "--today", "2026-07-02", "--output", "json")
        let entry = try #require(try await session.entries().first)
        #expect(
            result.output == "{\"change\":\"\(try await session.latestChange().id)\",\"transactions\":[\"\(entry.id)\"]}\n")
        #expect(entry.accountName == "Checking" && entry.amount == Money.euros(-12_50) && entry.day == day("2026-07-02"))
        #expect(entry.payee == "Bakery" && entry.counterparts.map(\.name) == ["Groceries"])
        #expect(entry.tags == ["a", "b"] && entry.status == .pending)
    }

    @Test func aTransferNamesTheOtherAccount() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await session.run(
            "add", "transaction", "--account", "Checking", "--amount", "-200", "--to", "Savings", "--day", "2026-07-01")
        #expect(try await session.balance("Checking") == -100_00)
        #expect(try await session.balance("Savings") == 199_95)
        #expect(try await session.entries().map(\.amount.minorUnits).sorted() == [-200_00, 200_00])
    }

    @Test func twoTransactionsAreJoinedIntoATransferAndSeparated() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-20", "--payee", "Out", "--day", "2026-07-01")
        _ = try await session.run("add", "transaction", "--account", "Savings", "--amount", "20", "--payee", "In", "--day", "2026-07-03")
        let entries = try await session.entries()
        let (left, arrived) = (try #require(entries.first { $0.payee == "Out" }), try #require(entries.first { $0.payee == "In" }))
        let result = try await session.run("join", "\(left.id)", "\(arrived.id)", "--output", "json")
        let change = try await session.latestChange()
        #expect(result.output == "{\"change\":\"\(change.id)\",\"transactions\":[\"\(left.id)\"]}\n")
        #expect(change.action == .joinTransactions)
        let again = try await session.run("join", "\(left.id)", "\(left.id)")
        #expect(again.status == 1 && again.messages.contains("A transfer is joined of two different transactions"))
        #expect(try await session.balance("Checking") == 80_00)
        #expect(try await session.balance("Savings") == 19_95)
        #expect(try await session.run("undo", "\(change.id)").status == 0)
        let payees = try await session.entries().map(\.payee)
        #expect(payees.contains("Out") && payees.contains("In"))
    }

    @Test func twoTransactionsAreKeptApartInsteadOfJoined() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-20", "--payee", "Out", "--day", "2026-07-01")
        _ = try await session.run("add", "transaction", "--account", "Savings", "--amount", "20", "--payee", "In", "--day", "2026-07-03")
        let ids = try await session.entries().map(\.id)
        let result = try await session.run("join", "\(ids[0])", "\(ids[1])", "--dismiss")
        let change = try await session.latestChange()
        #expect(change.action == .dismissTransfer)
        #expect(result.output == "Kept apart 2 transactions. Undo with: coffer undo \(change.id)\n")
        #expect(try await session.entries().count == 2)
        #expect(try await session.run("undo", "\(change.id)").status == 0)
        #expect(try await session.latestChange().action == .offerTransfer)
    }

    @Test func anAmountFinerThanTheCurrencyIsRefused() async throws {
        let session = try await CommandSession.withAccounts()
        let result = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-12.505")
        #expect(result.status == 64)
        #expect(result.messages == "--amount: -12.505 has more decimals than EUR, which has 2\n")
        #expect(try await session.entries().isEmpty)
    }

    @Test(arguments: [("-200", "200.00 EUR from Checking to Savings"), ("200", "200.00 EUR from Savings to Checking")])
    func aTransferByHandShowsItsDirection(amount: String, direction: String) async throws {
        let session = try await CommandSession.withAccounts()
        let words = ["add", "transaction", "--account", "Checking", "--amount", amount, "--to", "Savings"]
        #expect(try await session.run(words).output.contains(": \(direction). "))
        let names = amount.hasPrefix("-") ? ("Checking", "Savings") : ("Savings", "Checking")
        let json = try await session.run(words + ["--output", "json"]).output
        #expect(
            json.hasSuffix("\"from\":\"\(names.0)\",\"sent\":\"200.00\",\"to\":\"\(names.1)\",\"received\":\"200.00\"}\n"), "\(json)")
    }

    // MARK: - Editing transactions

    @Test func anEditChangesOnlyWhatItNames() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50, note: "rolls", tags: ["a"])
        let before = try await session.entry(id)
        _ = try await session.run("edit", "transaction", "\(id)", "--category", "other", "--note", "", "--no-tags")
        let after = try await session.entry(id)
        var expected = before
        expected.note = ""
        expected.tags = []
        expected.counterparts = after.counterparts
        expected.revision += 1
        #expect(after == expected)
        #expect(after.counterparts.map(\.name) == ["Other"])
    }

    @Test func severalAreChangedAtOnce() async throws {
        let session = try await CommandSession.withAccounts()
        let first = try await session.add(-15_50)
        let second = try await session.add(-3_00)
        let changes = try await session.changeCount()
        let result = try await session.run("edit", "transaction", "\(first)", "\(second)", "--tag", "trip", "--output", "csv")
        #expect(try await session.entries().map(\.tags) == [["trip"], ["trip"]])
        #expect(try await session.changeCount() == changes + 1)
        let change = try await session.latestChange().id
        #expect(result.output == "change,transaction\r\n\(change),\(first)\r\n\(change),\(second)\r\n")
    }

    @Test func moneyOutStaysMoneyOut() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        for (amount, expected) in [("-20", -20_00), ("21", -21_00)] as [(String, Int64)] {
            #expect(try await session.run("edit", "transaction", "\(id)", "--amount", amount).status == 0)
            #expect(try await session.entry(id).amount == Money.euros(expected))
        }
    }

    @Test func moneyInDoesNotTurnIntoMoneyOut() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(15_50)
        #expect(try await session.run("edit", "transaction", "\(id)", "--amount", "-20").status == 64)
        #expect(try await session.entry(id).amount == Money.euros(15_50))
    }

    // MARK: - Splits

    private static func parts(of id: ID<Transaction>, in session: CommandSession) async throws -> [String: Int64] {
        let parts = try await session.entry(id).counterparts.map { ($0.name, $0.amount.minorUnits) }
        return Dictionary(parts, uniquingKeysWith: +)
    }

    @Test(arguments: [["12.00=groceries", "3.50=other"], ["-12.00=groceries", "-3.50=other"]])
    func aSplitHasTheSignOfTheWhole(parts: [String]) async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        _ = try await session.run("edit", "transaction", "\(id)", "--split", parts[0], "--split", parts[1])
        #expect(try await Self.parts(of: id, in: session) == ["Groceries": -12_00, "Other": -3_50])
        #expect(try await session.entry(id).amount == Money.euros(-15_50))
    }

    @Test func aPartMayHaveTheOtherSign() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        _ = try await session.run("edit", "transaction", "\(id)", "--split", "18.00=groceries", "--split", "-2.50=other")
        #expect(try await Self.parts(of: id, in: session) == ["Groceries": -18_00, "Other": 2_50])
        #expect(try await session.entry(id).amount == Money.euros(-15_50))
    }

    @Test func aSplitThatDoesNotAddUpIsRefused() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        let result = try await session.run("edit", "transaction", "\(id)", "--split", "12.00=groceries")
        #expect(result.status == 1)
        #expect(result.messages == "The parts add up to €12.00, the transaction is −€15.50\n")
    }

    @Test func aTransferIsNotSplit() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50, to: "Savings")
        let result = try await session.run("edit", "transaction", "\(id)", "--split", "15.50=groceries")
        #expect(result.messages == "A transfer between own accounts cannot be split\n")
    }

    // MARK: - Accounts and categories

    @Test func anAccountBeginsWithWhatItHolds() async throws {
        let session = try await CommandSession()
        let result = try await session.run(
            "add", "account", "Wallet", "--kind", "cash", "--currency", "EUR", "--opening", "-100.00", "--limit", "50", "--today",
            "2026-07-02")
        #expect(result.output == "Added Wallet, -100.00 EUR\n")
        let wallet = try await session.services().accounts().findAccount("Wallet")
        #expect(wallet.account.kind == .cash && wallet.account.limit == 50_00)
        #expect(wallet.balance.booked == Money.euros(-100_00))
        let opening = try await session.services().transactions().fetchEntries(EntryQuery()).entries
        #expect(opening.map(\.day) == [day("2026-07-02")])
    }

    @Test func anAccountIsRenamedAndArchivedTogether() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await session.run("edit", "account", "Checking", "--name", "Joint", "--limit", "5.00", "--archive")
        let account = try await session.account("Joint")
        #expect(account.institution == "Sparkasse" && account.limit == 5_00 && account.isArchived)
    }

    @Test func theAccountBehindIntoStays() async throws {
        let session = try await CommandSession.withAccounts()
        #expect(try await session.run("merge", "accounts", "Savings", "--into", "Checking", "--yes").status == 0)
        #expect(try await session.services().accounts().fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
    }

    @Test func aMergeNamesTheOpeningBalanceThatIsRemovedAndAsks() async throws {
        let session = try await CommandSession()
        for (name, amount, day) in [("Checking", "50", "2026-01-01"), ("Savings", "100", "2026-01-31")] {
            _ = try await session.run(
                "add", "account", name, "--kind", "checking", "--currency", "EUR", "--opening", amount, "--opening-day", day)
        }
        for cents in [-20_00, 10_00] as [Int64] { try await session.add(cents, to: "Savings") }
        let sentence = """
            Everything of Savings moves into Checking, and Savings is deleted. The opening balance of Savings, 100.00 EUR on 2026-01-31, is \
            removed; that of Checking, 50.00 EUR on 2026-01-01, stays. 2 transfers between the two are removed
            """
        let words = ["merge", "accounts", "Savings", "--into", "Checking"]
        let declined = try await session.run(words, terminal: true, typing: [""])
        #expect(declined.status == 1)
        #expect(declined.messages.hasSuffix("Nothing was changed\n"))
        let unasked = try await session.run(words, typing: ["y"])
        #expect(unasked.status == 64)
        #expect(unasked.messages == sentence + ". Give --yes to merge them\n")
        #expect(try await session.entries().count == 4)
        #expect(try await session.run(words, terminal: true, typing: ["y"]).messages == sentence + ". Merge them? [y/N] ")
        #expect(try await session.services().accounts().fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
        #expect(try await session.balance("Checking") == 50_00)
        #expect(try await session.run("undo", "\(try await session.latestChange().id)").status == 0)
        let confirmed = try await session.run(words + ["--yes"])
        #expect(confirmed.status == 0)
        #expect(confirmed.messages == sentence + "\n")
    }

    @Test func theCategoryBehindMergeIntoStays() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50, category: "pets")
        _ = try await session.run("edit", "category", "pets", "--merge-into", "groceries")
        #expect(try await session.entry(id).counterparts.map(\.name) == ["Groceries"])
        let names = try await session.services().categories().fetchCategories(includingArchived: false).map(\.name)
        #expect(names.contains("Groceries") && !names.contains("Pets"))
    }

    @Test func deletingAnAccountReportsWhatWasDeleted() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-15_50)
        try await session.add(-10_00, to: "Savings")
        let id = try await session.account("Checking").id
        let archived = try await session.run("delete", "account", "Checking")
        #expect(archived.output == "Checking has entries and was archived\n")
        let deleted = try await session.run("delete", "account", "Checking", "--with-entries", "--output", "json")
        #expect(
            deleted.output == """
                {"account":"\(id)","deleted":true,"entries":3,"transfers":1,"change":"\(try await session.latestChange().id)"}

                """)
    }

    // MARK: - Rules and rates

    @Test func aRuleIsAddedInMinorUnitsAndListedInDecimals() async throws {
        let session = try await CommandSession.withAccounts()
        let result = try await session.run(
            "add", "rule", "--contains", "bakery", "--max", "-0.01", "--category", "groceries", "--output", "json")
        let rules = try await session.services().categories().fetchRules()
        let rule = try #require(rules.first)
        #expect(
            rules == [
                CategoryRule(
                    id: rule.id, .init(payee: .contains("bakery"), maximum: -1, category: try await session.category("groceries").id))
            ])
        #expect(
            result.output == """
                [{"id":"\(rule.id)","test":"contains","text":"bakery","texts":["bakery"],"min":null,"max":"-0.01","account":null,\
                "category":"Groceries","tags":[],"payee":null}]

                """)
    }

    @Test func anAccountGetsAnotherKindNumberColourAndCurrency() async throws {
        let session = try await CommandSession()
        try await session.addAccount("First")
        try await session.addAccount("Second")
        let result = try await session.run(
            "edit", "account", "Second", "--kind", "savings", "--number", "DE89370400440532013000", "--color", "6BCF7F", "--currency",
            "USD",
            "--default")
        #expect(result.status == 0, "\(result.messages)")
        let account = try await session.services().accounts().findAccount("Second").account
        #expect(account.kind == .savings && account.iban == "DE89370400440532013000" && account.color == "6BCF7F")
        #expect(account.currency == Currency(code: "USD") && account.isDefault)
        _ = try await session.run("edit", "account", "Second", "--number", "")
        #expect(try await session.services().accounts().findAccount("Second").account.iban == nil)
        _ = try await session.run("add", "transaction", "--account", "First", "--amount", "-5")
        #expect(try await session.run("edit", "account", "First", "--currency", "USD").status == 1)
    }

    @Test func aDeletedCategoryLeavesTheLists() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-5", "--category", "pets")
        _ = try await session.run("delete", "category", "pets", "--into", "gifts")
        #expect(try await session.services().transactions().fetchEntries(EntryQuery()).entries.first?.counterparts.first?.name == "Gifts")
        #expect(try await session.run("delete", "category", "children").output == "Deleted Children; its transactions keep it\n")
        let left = try await session.services().categories().fetchCategories(includingArchived: false).map(\.name)
        #expect(!left.contains("Pets") && !left.contains("Children") && left.contains("Gifts"))
        #expect(try await session.run("delete", "category", "nothing").status == 1)
    }

    @Test func rulesAreAppliedToWhatIsThereAndUndone() async throws {
        let session = try await CommandSession.withAccounts()
        _ = try await session.run("add", "transaction", "--account", "Checking", "--amount", "-5", "--payee", "Rewe Nord")
        _ = try await session.run("add", "rule", "--contains", "rewe", "--contains", "nord", "--category", "groceries")
        let entry = try #require(try await session.services().transactions().fetchEntries(EntryQuery()).entries.first)
        let expected = "{\"changed\":1,\"entries\":[{\"id\":\"\(entry.id)\",\"from\":\"Other\",\"to\":\"Groceries\"}]}\n"
        #expect(try await session.run("rules", "run", "--dry-run", "--output", "json").output == expected)
        #expect(try await session.run("rules", "run", "--output", "json").output == expected)
        #expect(try await session.run("rules", "run").output == "The rules changed nothing\n")
        let change = try #require(try await session.services().transactions().history(limit: 1).first)
        #expect(change.action == .applyRules)
        #expect(try await session.run("undo", change.id.description).status == 0)
        #expect(try await session.run("rules", "run", "--dry-run", "--output", "json").output == expected)
        #expect(try await session.run("rules", "run", "--rule", "rul_0000000000007").status == 1)
    }

    @Test func ratesAreSetAndShown() async throws {
        let session = try await CommandSession()
        for (text, sentence) in [
            ("USD/EUR", "Write a rate as USD/EUR=0.92"), ("USD=0.92", "Write a rate as USD/EUR=0.92"),
            ("USD/EUX=0.92", "“EUX” is no currency of ISO 4217"), ("$/EUR=0.92", "“$” is no currency of ISO 4217"),
            ("EUR/EUR=1", "A rate is between two currencies"), ("USD/EUR=0,92", "Write a rate as USD/EUR=0.92"),
            ("USD/EUR=x", "Write a rate as USD/EUR=0.92"),
            ("USD/EUR=0", "A rate is above zero"), ("USD/EUR=-1", "A rate is above zero"),
        ] {
            let refused = try await session.run("rates", "--set", text)
            #expect(refused.status == 64 && refused.messages.contains(sentence), "\(text): \(refused.messages)")
        }
        _ = try await session.run("rates", "--set", "USD/EUR=0.92", "--today", "2026-06-30")
        _ = try await session.run("rates", "--set", "USD/EUR=0.9", "--today", "2026-07-02")
        let shown = try await session.run("rates", "--from", "USD", "--to", "EUR", "--on", "2026-07-01")
        #expect(shown.output == "1 USD = 0.92 EUR on 2026-06-30 (typed)\n")
        #expect(
            try await session.run("rates", "--from", "USD", "--to", "EUR", "--on", "2026-07-02").output
                == "1 USD = 0.9 EUR on 2026-07-02 (typed)\n")
        let none = try await session.run("rates", "--from", "USD", "--to", "EUR", "--on", "2026-06-29")
        #expect(none.status == 1)
        #expect(none.messages == "No rate from USD to EUR is known on or before 2026-06-29\n")
    }

    @Test func ratesOfTheCentralBankNameTheirSource() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Date, USD, \n30 June 2026, 1.25, \n", to: "eurofxref.csv")
        let session = try await CommandSession()
        #expect(try await session.run("rates", "--import-ecb", file).status == 0)
        let shown = try await session.run("rates", "--from", "EUR", "--to", "USD", "--on", "2026-07-01")
        #expect(shown.output == "1 EUR = 1.25 USD on 2026-06-30 (ecb)\n")
    }

    @Test(arguments: [["rates", "--import-ecb"], ["groups", "import", "--me", "Eva"], ["import"]])
    func aPipeIsNoFileAndIsNotWaitedFor(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let result = try await CommandSession().run(command + [pipe])
        #expect(result.status == 66)
        #expect(result.messages.contains("It is a pipe or a device, not a file"), "\(result.messages)")
    }

    // MARK: - Usage

    @Test(arguments: [
        ["add", "transaction", "--account", "A", "--amount", "0"], ["add", "transaction", "--account", "A", "--amount", "x"],
        ["add", "transaction", "--account", "A", "--amount", "1", "--to", "B", "--category", "c"], ["edit", "account", "A"],
        ["edit", "account", "A", "--archive", "--restore"], ["edit", "category", "A"], ["edit", "transaction", "txn_0000000000034"],
        ["edit", "transaction", "txn_0000000000034", "--split", "1=a", "--note", "x"],
        ["edit", "transaction", "acc_0000000000034", "--note", "x"],
        ["add", "rule", "--category", "c"], ["add", "rule", "--contains", "a", "--equals", "b", "--category", "c"],
        ["add", "rule", "--contains", "a", "--any", "--category", "c"],
        ["rates"], ["rates", "--from", "USD"], ["rates", "--set", "USD/EUR=0"], ["transactions", "--from", "2026-02-30"],
        ["export", "--to", "pdf"], ["accounts", "--output", "xml"],
    ])
    func wrongUsageIsRefusedBeforeTheDatabaseIsOpened(words: [String]) {
        #expect(CommandSession.parsingStatus(words) == 64)
    }
}
