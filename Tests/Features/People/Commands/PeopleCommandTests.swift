import CommandTestSupport
import Localization
import Models
import TestTools
import Testing

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

    @Test func debtsAreShownWithoutSimplification() async throws {
        let session = try await Self.session()
        _ = try await Self.add(session, "Hotel", "--amount", "90", "--paid-by", "Anna")
        _ = try await Self.add(session, "Taxi", "--amount", "30", "--paid-by", "me")
        let simplified = try await session.run("groups", "--output", "json").output
        #expect(
            simplified.contains(
                #""debts":[{"from":"me","to":"Anna","amount":"10.00","currency":"EUR"},{"from":"Ben","to":"Anna","amount":"40.00""#),
            "\(simplified)")
        let direct = try await session.run("groups", "list", "--unsimplified", "--output", "json").output
        #expect(
            direct.contains(
                #""debts":[{"from":"me","to":"Anna","amount":"20.00","currency":"EUR"},{"from":"Ben","to":"me","amount":"10.00""#
            ) && direct.contains(#"{"from":"Ben","to":"Anna","amount":"30.00","currency":"EUR"}]"#), "\(direct)")
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
        // Reading adds nothing.
        #expect(try await session.run("groups", "activity", "Anna").status == 1)
        let lunch = try await session.run("add", "expense", "Lunch", "--group", "Anna", "--amount", "20")
        #expect(lunch.status == 0, "\(lunch.messages)")
        #expect(
            try await session.run("people", "--output", "json").output.contains(
                #""name":"Anna","email":"anna@example.org","phone":null,"iban":null,"balances":[{"currency":"EUR","amount":"10.00"}]"#))
        #expect(try await session.run("groups", "--output", "json").output.contains(#""name":"Anna","currency":"EUR","paid":"0.00""#))
        #expect(try await session.run("delete", "group", "Anna").status == 1)
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

    // MARK: - Changing

    @Test func whatIsNotGivenStaysInAnEditedExpense() async throws {
        let session = try await Self.session()
        let added = try await Self.add(session, "Dinner", "--amount", "90", "--account", "Checking", "--category", "dining")
        let id = try Self.id("exp", in: added.output)
        let before = try await session.run("accounts", "--output", "json").output
        let edited = try await session.run("edit", "expense", id, "--amount", "60", "--title", "Supper", "--output", "json")
        #expect(edited.output.contains(#""title":"Supper""#) && edited.output.contains(#""category":"Dining""#), "\(edited.messages)")
        #expect(edited.output.contains(#""shares":[{"name":"me","amount":"20.00"},{"name":"Anna","amount":"20.00"}"#))
        #expect(try await session.run("accounts", "--output", "json").output != before)
        // Somebody else paid: the account pays nothing.
        let other = try await session.run("edit", "expense", id, "--paid-by", "Anna", "--output", "json")
        #expect(other.status == 0 && other.output.contains(#""payers":[{"name":"Anna","amount":"60.00"}]"#), "\(other.messages)")
        #expect(try await session.run("groups", "--output", "json").output.contains(#"{"from":"me","to":"Anna","amount":"20.00""#))
        #expect(try await session.run("check").status == 0)
        #expect(try await session.run("edit", "expense", "exp_0", "--title", "x").status != 0)
    }

    @Test func aRecurringExpenseComesOnItsDaysAndChangesWithTheComingOnes() async throws {
        let session = try await Self.session()
        let rent = try await Self.add(
            session, "Rent", "--amount", "90", "--paid-by", "Anna", "--day", "2027-01-31", "--repeat", "month", "--repeat-until",
            "2027-06-30")
        let id = try Self.id("exp", in: rent.output)
        func count(_ day: String) async throws -> Int {
            _ = try await session.run("run-due", "--today", day)
            return try await session.run("groups", "activity", "Trip", "--output", "json").output.matches(of: /"kind":"expense"/).count
        }
        #expect(try await count("2027-04-29") == 3)
        #expect(try await count("2027-04-29") == 3, "a day is added once")
        #expect(try await session.run("edit", "expense", id, "--amount", "120", "--all-coming").status == 0)
        #expect(try await count("2027-04-30") == 4)
        let latest = try await session.run("groups", "activity", "Trip", "--output", "json").output
        #expect(latest.hasPrefix(#"[{"id":"exp_"#) && latest.contains(#""day":"2027-04-30","title":"Rent","amount":"120.00""#), "\(latest)")
        #expect(try await session.run("delete", "expense", id, "--all-coming").status == 0)
        #expect(try await count("2027-12-31") == 3)
        #expect(try await session.run("check").status == 0)
    }

    @Test func aDueRunSaysWhatItBooked() async throws {
        let session = try await Self.session()
        _ = try await Self.add(session, "Rent", "--amount", "300", "--day", "2027-01-31", "--repeat", "month")
        #expect(try await session.run("run-due", "--today", "2027-02-01").output == "Nothing was due\n")
        let two = try await session.run("run-due", "--today", "2027-03-31")
        #expect(
            two.output == """
                Trip: Rent, 300.00 EUR on 2027-02-28, added
                Trip: Rent, 300.00 EUR on 2027-03-31, added
                2 shared expenses added

                """, "\(two.output)")
        #expect(try await session.run("run-due", "--today", "2027-03-31").output == "Nothing was due\n")
        let german = try await session.run(
            "run-due", "--today", "2027-04-30", texts: TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true))
        #expect(german.output.contains("1 gemeinsame Ausgabe hinzugefügt"), "\(german.output)")
        let json = try await session.run("run-due", "--today", "2027-05-31", "--output", "json").output
        #expect(json.contains(#""orders":[],"expenses":[{"id":"exp_"#), "\(json)")
        #expect(
            json.contains(#""group":"Trip","title":"Rent","amount":"300.00","currency":"EUR","day":"2027-05-31"}],"benefits":[]}"#),
            "\(json)")
    }

    /// Names of Splitwise, English and German, the household's own, and those that say nothing.
    @Test func anImportKeepsCategories() async throws {
        let names = [
            ("Dining out", "Dining"), ("Groceries", "Groceries"), ("Gas/fuel", "Transport"), ("TV/Phone/Internet", "Utilities"),
            ("Household supplies", "Housing"), ("Rent", "Housing"), ("Plane", "Travel"), ("Hotel", "Travel"),
            ("Medical expenses", "Health"), ("Lebensmittel", "Groceries"), ("Miete", "Housing"), ("Bus/Zug", "Transport"),
            ("Heizung/Gas", "Utilities"), ("Geschenke", "Gifts"), ("Möbel", "Shopping"), ("Haustiere", "Pets"), ("Our boat", "Our boat"),
            ("General", ""), ("Allgemein", ""),
        ]
        let session = try await Self.session()
        _ = try await session.run("add", "category", "Our boat", "--class", "spending")
        let folder = try TemporaryFolder()
        let rows = names.enumerated().map { "2026-05-01,Thing \($0),\($1.0),30.00,EUR,15.00,-15.00\n" }
        let file = try folder.write("Date,Description,Category,Cost,Currency,Eva,Zoe\n" + rows.joined(), to: "house.csv")
        #expect(try await session.run("groups", "import", file, "--me", "Eva").status == 0)
        let written = try await session.run("groups", "export", "house", "--to", "csv").output
        for (index, name) in names.enumerated() {
            #expect(written.contains("2026-05-01,Thing \(index),\(name.1),30.00,EUR,"), "\(name)")
        }
    }

    @Test func peopleAndGroupsAreChanged() async throws {
        let session = try await Self.session()
        _ = try await session.run("add", "person", "Carl")
        let person = try await session.run(
            "edit", "person", "Ben", "--name", "Benno", "--iban", "DE89 3704 0044 0532 0130 00", "--output", "json")
        #expect(person.output.contains(#""name":"Benno","email":null,"phone":null,"iban":"DE89370400440532013000""#), "\(person.messages)")
        let group = try await session.run("edit", "group", "Trip", "--add-member", "Carl", "--weight", "Carl=0.5", "--name", "Tour")
        #expect(group.status == 0, "\(group.messages)")
        let added = try await session.run("add", "expense", "Taxi", "--group", "Tour", "--amount", "35", "--output", "json")
        #expect(added.output.contains(#"{"name":"Benno","amount":"10.00"},{"name":"Carl","amount":"5.00"}"#), "\(added.output)")
        let removed = try await session.run("edit", "group", "Tour", "--remove-member", "Carl")
        #expect(removed.status == 1 && removed.messages.contains("Carl"), "\(removed.messages)")
        #expect(try await session.run("edit", "group", "Tour", "--archive").status == 0)
        #expect(try await session.run("add", "expense", "Taxi", "--group", "Tour", "--amount", "35").status == 1)
        #expect(try await session.run("edit", "group", "Tour", "--restore").status == 0)
        #expect(try await session.run("edit", "group", "Tour").status == 64)
        #expect(try await session.run("edit", "person", "Benno").status == 64)
        let coloured = try await session.run(
            "edit", "person", "Benno", "--color", Account.palette[3].lowercased(), "--emoji", "🦊", "--output", "json")
        #expect(coloured.output.contains(#""color":"\#(Account.palette[3])","emoji":"🦊""#), "\(coloured.messages)")
        let kept = try await session.run("edit", "person", "Benno", "--note", "Climbs", "--output", "json")
        #expect(kept.output.contains(#""color":"\#(Account.palette[3])","emoji":"🦊","notes":"Climbs""#), "\(kept.output)")
        let wrong = try await session.run("edit", "person", "Benno", "--color", "123456")
        #expect(wrong.status == 1 && wrong.messages == "The colour is not one of the palette\n")
        #expect(try await session.run("edit", "person", "Benno", "--emoji", "ab").status == 1)
        let dora = try await session.run("add", "person", "Dora", "--color", Account.palette[1], "--emoji", "🐸", "--output", "json")
        #expect(dora.output.contains(#""color":"\#(Account.palette[1])","emoji":"🐸""#), "\(dora.messages)")
    }

    // MARK: - Import and export

    private static let export = """
        Date,Description,Category,Cost,Currency,Eva,Anna,Carl

        2026-05-01,Dinner,Dining out,95.00,EUR,63.33,-31.67,-31.66
        2026-05-02,Anna paid Eva,Payment,20.00,EUR,-20.00,20.00,0.00
        2026-05-03,Hotel,Hotel,100.00,EUR,20.00,-60.00,40.00
        2026-05-31,Total balance, , ,EUR,63.33,-71.67,8.34

        """

    @Test func aSplitwiseGroupComesInWithTheBalancesThatItStates() async throws {
        let session = try await Self.session()
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export, to: "rome.csv")
        let dry = try await session.run("groups", "import", file, "--me", "Eva", "--dry-run", "--output", "json")
        #expect(dry.status == 0, "\(dry.messages)")
        #expect(dry.output.contains(#""format":"splitwise","newPeople":["Carl"],"expenses":2,"settlements":1,"reconstructed":1"#))
        #expect(try await !session.run("people", "--output", "json").output.contains("Carl"), "a dry run adds nothing")
        let imported = try await session.run("groups", "import", file, "--me", "Eva", "--output", "json")
        for (name, balance) in [("me", "63.33"), ("Anna", "-71.67"), ("Carl", "8.34")] {
            #expect(imported.output.contains(#"{"name":"\#(name)","currency":"EUR","balance":"\#(balance)"}"#), "\(imported.output)")
        }
        #expect(try await session.run("check").status == 0)
        #expect(try await session.run("groups", "import", file, "--me", "Eva").status == 1, "the name is taken")
        // What is exported comes in again with the same balances.
        let written = try await session.run("groups", "export", "rome", "--to", "csv")
        #expect(
            written.output.replacing("\r\n", with: "\n").hasPrefix(
                "Date,Description,Category,Cost,Currency,me,Anna,Carl\n2026-05-01,Dinner,"),
            "\(written.output)")
        let again = try await session.run(
            "groups", "import", try folder.write(written.output, to: "again.csv"), "--me", "me", "--output", "json")
        #expect(again.status == 0 && again.output.contains(#"{"name":"Anna","currency":"EUR","balance":"-71.67"}"#), "\(again.messages)")
        #expect(try await session.run("groups", "export", "rome", "--to", "json").output.contains(#""reconstructed":true"#))
        // One undo removes all of it.
        #expect(try await session.run("undo", try Self.id("chg", in: again.output)).status == 0)
        #expect(try await session.run("undo", try Self.id("chg", in: imported.output)).status == 0)
        #expect(try await !session.run("people", "--output", "json").output.contains("Carl"))
        #expect(try await !session.run("groups", "--output", "json").output.contains("rome"))
        #expect(try await session.run("check").status == 0)
    }

    @Test func aRejectedRowIsNamedAndTheStatusIsOne() async throws {
        let session = try await Self.session()
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export.replacing("-31.66", with: "-31.65"), to: "rome.csv")
        let dry = try await session.run("groups", "import", file, "--me", "Eva", "--dry-run")
        #expect(dry.status == 1 && dry.messages.contains("rome.csv:3: rejected: The row makes 0.01 instead of 0.00"), "\(dry.messages)")
        let nobody = try await session.run("groups", "import", file, "--me", "Zoe")
        #expect(nobody.status == 1 && nobody.messages.contains("Eva, Anna, Carl"))
        let other = try await session.run("groups", "import", try folder.write("x", to: "x.csv"), "--me", "Eva")
        #expect(other.status == 65, "\(other.messages)")
        #expect(try await session.run("groups", "import", "/nowhere.csv", "--me", "Eva").status == 66)
    }

    @Test func aRowThatViolatesARuleIsLeftOutByItsNumberAndDotsStayInTheName() async throws {
        let session = try await Self.session()
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.export.replacing("Dinner", with: "Order 4111 1111 1111 1111"), to: "St. Moritz 2026.csv")
        let imported = try await session.run("groups", "import", file, "--me", "Eva", "--output", "json")
        #expect(imported.status == 1 && imported.output.contains(#""name":"St. Moritz 2026""#), "\(imported.output)")
        #expect(imported.messages.contains(":3: rejected: Amount, day or text of the row is not accepted"), "\(imported.messages)")
        #expect(imported.output.contains(#""expenses":1,"settlements":1"#))
        #expect(try await session.run("check").status == 0)
    }

    @Test func aSpliitGroupComesIn() async throws {
        let session = try await Self.session()
        let folder = try TemporaryFolder()
        let text = """
            {"id":"x","name":"Flat","currency":"€","expenses":[{"expenseDate":"2026-05-01T00:00:00.000Z","title":"Rent","amount":90000,\
            "paidById":"a","paidFor":[{"participantId":"a","shares":100},{"participantId":"b","shares":200}],"isReimbursement":false,\
            "splitMode":"BY_SHARES"},{"expenseDate":"2026-05-02T00:00:00.000Z","title":"Paid","amount":20000,"paidById":"b",\
            "paidFor":[{"participantId":"a","shares":100}],"isReimbursement":true,"splitMode":"EVENLY"}],\
            "participants":[{"id":"a","name":"Eva"},{"id":"b","name":"Anna"}]}
            """
        let imported = try await session.run(
            "groups", "import", try folder.write(text, to: "flat.json"), "--me", "Eva", "--output", "json")
        #expect(
            imported.output.contains(#""name":"Flat","format":"spliit","newPeople":[],"expenses":1,"settlements":1"#),
            "\(imported.messages)")
        #expect(imported.output.contains(#"{"name":"me","currency":"EUR","balance":"400.00"}"#))
        #expect(try await session.run("check").status == 0)
    }
}
