import Models
import Testing

@testable import CommandLine

struct PeopleCommandTests {

    /// A session with Anna, Ben and a group of them and the household.
    private static func session() async throws -> CommandSession {
        let session = try await CommandSession.withAccounts()
        for words in [
            ["add", "person", "Anna", "--email", "anna@example.org"], ["add", "person", "Ben"],
            ["add", "group", "Trip", "--member", "me", "Anna", "--member", "Ben", "--currency", "EUR"],
        ] {
            let result = try await session.run(words)
            #expect(result.status == 0, "\(result.messages)")
        }
        return session
    }

    private static func add(_ session: CommandSession, _ words: String...) async throws -> CommandResult {
        try await session.run(["add", "expense"] + words + ["--group", "Trip", "--output", "json"])
    }

    private static func id(_ prefix: String, in text: String) throws -> String {
        String(try #require(text.firstMatch(of: try Regex("\(prefix)_\\w+")))[0].substring ?? "")
    }

    // MARK: - Shapes

    @Test func theListsKeepTheirShapes() async throws {
        let session = try await Self.session()
        _ = try await Self.add(session, "Hotel", "--amount", "90", "--paid-by", "Anna")
        let people = try await session.run("people", "--output", "json").output
        let anna = try Self.id("per", in: people)
        #expect(
            people.hasPrefix(
                #"[{"id":"\#(anna)","name":"Anna","email":"anna@example.org","phone":null,"iban":null,"#
                    + #""balances":[{"currency":"EUR","amount":"-30.00"}]},{"id":"per_"#), "\(people)")
        let groups = try await session.run("groups", "--output", "json").output
        let group = try Self.id("grp", in: groups)
        #expect(
            groups == """
                [{"id":"\(group)","name":"Trip","currency":"EUR","archived":false,"members":[\
                {"name":"me","currency":"EUR","paid":"0.00","share":"30.00","balance":"-30.00"},\
                {"name":"Anna","currency":"EUR","paid":"90.00","share":"30.00","balance":"60.00"},\
                {"name":"Ben","currency":"EUR","paid":"0.00","share":"30.00","balance":"-30.00"}],"debts":[\
                {"from":"me","to":"Anna","amount":"30.00","currency":"EUR"},\
                {"from":"Ben","to":"Anna","amount":"30.00","currency":"EUR"}]}]

                """)
        let why = try await session.run("groups", "why", "Trip", "--from", "me", "--to", "Anna", "--output", "json").output
        #expect(
            why.hasPrefix(
                #"[{"from":"me","to":"Anna","amount":"30.00","currency":"EUR","fromBalance":"-30.00","toBalance":"60.00","fromLines":[{"day":"#
            ), "\(why)")
        #expect(
            why.contains(
                #""kind":"expense","title":"Hotel","paid":"0.00","share":"30.00","change":"-30.00","balance":"-30.00"}"#))
        #expect(why.contains(#""steps":[{"from":"me","to":"Anna","amount":"30.00","fromRest":"0.00","toRest":"30.00"},{"from":"Ben""#))
    }

    @Test func aThirdOfAHundredIsExactInEveryOutput() async throws {
        let session = try await Self.session()
        for amount in ["100", "-100"] {
            let added = try await Self.add(session, "Third", "--amount", amount)
            let shares = added.output.matches(of: /"amount":"(-?33\.3[34])"/).map { String($0.1) }.sorted()
            #expect(shares == (amount == "100" ? ["33.33", "33.33", "33.34"] : ["-33.33", "-33.33", "-33.34"]), "\(added.output)")
        }
        let cent = try await Self.add(session, "Cent", "--amount", "0.01")
        #expect(cent.output.matches(of: /"amount":"0\.01"/).count == 3, "the amount, the payer and one share: \(cent.output)")
        #expect(try await session.run("check").status == 0)
    }

    // MARK: - Splitting

    @Test func everySplitIsTyped() async throws {
        let session = try await Self.session()
        func shares(_ words: String...) async throws -> [String] {
            let added = try await session.run(["add", "expense", "X", "--group", "Trip", "--amount", "100", "--output", "json"] + words)
            #expect(added.status == 0, "\(added.messages)")
            let list = try #require(added.output.firstMatch(of: /"shares":\[(.*?)\]/)).1
            return list.matches(of: /"name":"(\w+)","amount":"([-.0-9]+)"/).map { "\($0.1) \($0.2)" }
        }
        #expect(try await shares("--share", "Anna", "--share", "Ben") == ["Anna 50.00", "Ben 50.00"])
        #expect(
            try await shares("--split", "exact", "--share", "Ben=99.99", "--share", "me=0.01") == ["me 0.01", "Ben 99.99"])
        #expect(
            try await shares("--split", "percent", "--share", "me=12.5", "--share", "Anna=87.50") == ["me 12.50", "Anna 87.50"])
        #expect(try await shares("--split", "shares", "--share", "me=2", "--share", "Anna=0.5") == ["me 80.00", "Anna 20.00"])
        #expect(
            try await shares("--split", "adjust", "--share", "me=10", "--share", "Ben=-6")
                == ["me 42.00", "Anna 32.00", "Ben 26.00"])
    }

    @Test func severalPayersAddUp() async throws {
        let session = try await Self.session()
        let added = try await Self.add(session, "Hotel", "--amount", "300", "--paid-by", "Anna=200", "--paid-by", "me=100")
        #expect(added.output.contains(#""payers":[{"name":"me","amount":"100.00"},{"name":"Anna","amount":"200.00"}]"#), "\(added.output)")
        let wrong = try await Self.add(session, "Hotel", "--amount", "300", "--paid-by", "Anna=200", "--paid-by", "me=99")
        #expect(wrong.status == 1 && wrong.messages.contains("299.00") && wrong.messages.contains("300.00"), "\(wrong.messages)")
    }

    @Test func aWeightOfAMemberLasts() async throws {
        let session = try await Self.session()
        _ = try await session.run(["add", "group", "Flat", "--member", "me", "--member", "Anna=0.5"])
        let added = try await session.run(["add", "expense", "Power", "--group", "Flat", "--amount", "30", "--output", "json"])
        #expect(added.output.contains(#""shares":[{"name":"me","amount":"20.00"},{"name":"Anna","amount":"10.00"}]"#), "\(added.output)")
    }

    // MARK: - Refusals

    @Test func whatDoesNotAddUpIsRefusedWithBothSums() async throws {
        let session = try await Self.session()
        func refusal(_ words: String...) async throws -> String {
            let result = try await session.run(["add", "expense", "X", "--group", "Trip", "--amount", "100"] + words)
            #expect(result.status != 0 && result.output.isEmpty)
            return result.messages
        }
        let percent = try await refusal("--split", "percent", "--share", "me=33.33", "--share", "Anna=66.66")
        #expect(percent.contains("99.99") && percent.contains("100.00"))
        let exact = try await refusal("--split", "exact", "--share", "me=50", "--share", "Anna=49.99")
        #expect(exact.contains("99.99") && exact.contains("100.00"))
        #expect(try await refusal("--paid-by", "Carl") == "Resource not found: member of Trip \"Carl\"\n")
        #expect(try await refusal("--share", "me=50").contains("--share with a value requires --split"))
        #expect(try await refusal("--split", "percent").contains("--split percent requires --share"))
        #expect(try await session.run("groups", "--output", "json").output.contains(#""paid":"0.00","share":"0.00","balance":"0.00""#))
    }

    @Test func moreThanIsOwedNeedsItsOption() async throws {
        let session = try await Self.session()
        _ = try await Self.add(session, "Hotel", "--amount", "90", "--paid-by", "Anna")
        func settle(_ words: String...) async throws -> CommandResult {
            try await session.run(["settle", "--group", "Trip", "--from", "me", "--to", "Anna"] + words)
        }
        let refused = try await settle("--amount", "30.01")
        #expect(refused.status == 1 && refused.messages.contains("30.00") && refused.messages.contains("--overpay"), "\(refused.messages)")
        #expect(try await settle("--amount", "10", "--account", "Checking", "--key", "k").status == 0)
        #expect(try await settle("--amount", "10", "--account", "Checking", "--key", "k").status == 0, "the same key settles once")
        #expect(try await session.run("groups", "--output", "json").output.contains(#"{"from":"me","to":"Anna","amount":"20.00""#))
        #expect(try await settle("--amount", "50", "--overpay").status == 0)
        #expect(try await session.run("groups", "--output", "json").output.contains(#"{"from":"Ben","to":"me","amount":"30.00""#))
        let person = try await session.run("delete", "person", "Ben")
        #expect(person.status == 1 && person.messages.contains("30.00"), "\(person.messages)")
        #expect(try await session.run("check").status == 0)
    }

    // MARK: - Transactions and undo

    @Test func aTransactionIsSharedAndUndone() async throws {
        let session = try await Self.session()
        let added = try await session.run(
            "add", "transaction", "--account", "Checking", "--amount", "-60", "--payee", "Trattoria", "--category", "dining", "--output",
            "json")
        let transaction = try Self.id("txn", in: added.output)
        let shared = try await session.run("share", transaction, "--group", "Trip", "--output", "json")
        #expect(shared.output.contains(#""title":"Trattoria""#) && shared.output.contains(#""transaction":"\#(transaction)""#))
        #expect(try await session.run("delete", "transaction", transaction).status == 1)
        let expense = try Self.id("exp", in: shared.output)
        let deleted = try await session.run("delete", "expense", expense, "--output", "json")
        #expect(deleted.status == 0)
        #expect(try await session.run("people", "--output", "json").output.contains(#""balances":[]}]"#))
        #expect(try await session.run("undo", try Self.id("chg", in: deleted.output)).status == 0)
        #expect(try await session.run("people", "--output", "json").output.contains(#""amount":"20.00""#))
        #expect(try await session.run("check").status == 0)
    }

    @Test func directDebtsAreThoseWithAPerson() async throws {
        let session = try await Self.session()
        let lunch = try await session.run("add", "expense", "Lunch", "--group", "Anna", "--amount", "20")
        #expect(lunch.status == 0, "\(lunch.messages)")
        #expect(
            try await session.run("people", "--output", "json").output.contains(
                #""name":"Anna","email":"anna@example.org","phone":null,"iban":null,"balances":[{"currency":"EUR","amount":"10.00"}]"#))
        #expect(try await session.run("groups", "--output", "json").output.contains(#""name":"Anna","currency":"EUR","paid":"0.00""#))
        let activity = try await session.run("groups", "activity", "Anna", "--output", "json").output
        #expect(activity.contains(#""title":"Lunch","amount":"20.00","currency":"EUR","from":"me","to":null"#), "\(activity)")
    }

    @Test func whatIsOwedIsExportedAsReceivableOrPayable() async throws {
        let session = try await Self.session()
        _ = try await session.run("add", "expense", "Lunch", "--group", "Anna", "--amount", "20", "--account", "Checking")
        _ = try await Self.add(session, "Hotel", "--amount", "90", "--paid-by", "Ben")
        let ledger = try await session.run("export", "--to", "hledger").output
        #expect(ledger.contains("Assets:Receivable:Anna  10.00 EUR") || ledger.contains("Assets:Receivable:Anna  20.00 EUR"), "\(ledger)")
        #expect(ledger.contains("Liabilities:Payable:Trip  -30.00 EUR"), "\(ledger)")
    }
}
