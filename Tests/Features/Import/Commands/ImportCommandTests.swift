import CommandTestSupport
import Foundation
import ImportModel
import Models
import Services
import TestTools
import Testing

struct ImportCommandTests {

    private let session: CommandSession
    private let folder: TemporaryFolder

    init() async throws {
        session = try await CommandSession()
        folder = try TemporaryFolder()
    }

    /// A statement of June, of the account 0532013000.
    private static func ofx(_ transactions: [String], closing: String = "") -> String {
        """
        <OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR
        <BANKACCTFROM><BANKID>37040044<ACCTID>0532013000<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST><DTSTART>20260601<DTEND>20260630
        \(transactions.joined(separator: "\n"))
        </BANKTRANLIST>\(closing)</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

        """
    }

    private static func transaction(_ id: Int, day: String, _ amount: String, _ name: String = "Bakery") -> String {
        "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(id)<NAME>\(name)</STMTTRN>"
    }

    private static let first = transaction(1, day: "20260601", "-7.00")

    /// Writes a statement with one transaction.
    private func writeFirst() throws -> String { try folder.write(Self.ofx([Self.first]), to: "june.ofx") }

    /// Writes a statement with that transaction, three others, and a closing balance that cannot be read.
    private func writeSecond() throws -> String {
        let others = [
            Self.transaction(2, day: "20260602", "-30.00"), Self.transaction(3, day: "20260603", "-4.50"),
            Self.transaction(4, day: "20260630", "12.00", "Refund"),
        ]
        return try folder.write(
            Self.ofx([Self.first] + others, closing: "<LEDGERBAL><BALAMT>x<DTASOF>20260630</LEDGERBAL>"), to: "july.ofx")
    }

    private static let diagnostic =
        "The closing balance has no amount or no day and is left out, found x, expected BALAMT and DTASOF"

    /// What the import of the second file writes behind "import".
    ///
    /// - Parameter reading: members that a dry run adds.
    private func files(_ file: String, _ reading: String = "") async throws -> String {
        let account = try #require(try await session.services().accounts().fetchAccounts(includingArchived: false).first).account
        return """
            "files":[{"file":"\(file)","format":"ofx","statements":[{"account":"\(account.id)","name":"\(account.name)","new":3,"known":1,\
            "matched":0,"transfers":0,"rejected":0,"from":"2026-06-01","until":"2026-06-30","in":"12.00","out":"41.50"}],\
            "diagnostics":[{"line":8,"severity":"warning","message":"\(Self.diagnostic)","code":"ofx.balance-incomplete"},\
            {"line":1,"severity":"warning","message":"The statement states no balance; \(account.name) begins at 0",\
            "code":"import.balance-missing"}]\(reading)}]}

            """
    }

    private func imports() async throws -> [StatementImport] { try await session.services().statements().fetchImports(limit: 10) }

    // MARK: - Importing

    @Test func anImportKeepsItsShape() async throws {
        _ = try await session.run("import", writeFirst())
        let file = try writeSecond()
        let result = try await session.run("import", file, "--output", "json")
        let id = try #require(try await imports().first).id
        let expected = try await files(file)
        #expect(result.output == "{\"import\":\"\(id)\"," + expected)
        #expect(result.status == 0)
        #expect(result.messages.isEmpty)
        #expect(try await session.entries().count == 4)
    }

    @Test func aDryRunStoresNothing() async throws {
        _ = try await session.run("import", writeFirst())
        let file = try writeSecond()
        let result = try await session.run("import", file, "--dry-run", "--output", "json")
        let lines = [("02", "-30.00", "Bakery"), ("03", "-4.50", "Bakery"), ("30", "12.00", "Refund")].map { day, amount, payee in
            "{\"day\":\"2026-06-\(day)\",\"amount\":\"\(amount)\",\"currency\":null,\"payee\":\"\(payee)\",\"memo\":\"\"}"
        }
        let known = "{\"day\":\"2026-06-01\",\"amount\":\"-7.00\",\"currency\":null,\"payee\":\"Bakery\",\"memo\":\"\"}"
        let reading = ",\"encoding\":\"UTF-8\",\"layout\":null,\"lines\":[\(([known] + lines).joined(separator: ","))]"
        let expected = try await files(file, reading)
        #expect(result.output == "{\"import\":null," + expected)
        #expect(try await imports().count == 1)
        #expect(try await session.entries().count == 1)
    }

    @Test func diagnosticsForPeopleGoToStandardError() async throws {
        let file = try writeSecond()
        let result = try await session.run("import", file)
        #expect(result.messages.contains("\(file):8: warning: \(Self.diagnostic)\n"), "\(result.messages)")
        #expect(result.output.contains("(new account)"))
        let id = try #require(try await imports().first).id
        #expect(result.output.hasSuffix("coffer import --undo \(id)\n"))
    }

    @Test func theSameFileAgainSaysThatNothingIsNew() async throws {
        let file = try writeSecond()
        #expect(try await !session.run("import", file).output.contains("Nothing new"))
        let again = try await session.run("import", file)
        #expect(again.output.contains("\nNothing new. All 4 lines are here already.\nUndo with: "), "\(again.output)")
        #expect(again.status == 0)
        let one = try writeFirst()
        #expect(try await session.run("import", one, "--dry-run").output.contains("Nothing new. The line is here already.\n"))
    }

    @Test func aFileThatCannotBeReadSaysWhichFormatsCanBe() async throws {
        let file = try folder.write("just one column\nand another row\n", to: "bad.txt")
        let result = try await session.run("import", file)
        #expect(result.status == 65)
        let lines = result.messages.split(separator: "\n")
        #expect(lines.first == "Coffer cannot read \(file). Download the statement as OFX, CAMT, MT940 or CSV.")
        #expect(lines.count == 2 && lines[1].hasPrefix("\(file):1: No columns were found"), "\(result.messages)")
    }

    @Test func aRejectedLineIsReported() async throws {
        let file = try folder.write(Self.ofx([Self.first, Self.transaction(2, day: "20260631", "-1.00")]), to: "odd.ofx")
        let result = try await session.run("import", file)
        #expect(result.status == 1)
        #expect(result.messages.contains("\(file):5: rejected: DTPOSTED is no day, found 20260631"), "\(result.messages)")
        #expect(try await session.entries().count == 1)
    }

    @Test func anErrorThatTheBankReportsIsReported() async throws {
        let text = """
            <OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>General error</STATUS></STMTTRNRS>\
            </BANKMSGSRSV1></OFX>
            """
        let result = try await session.run("import", try folder.write(text, to: "error.ofx"))
        #expect(result.status == 1)
        #expect(result.messages.contains("error: The bank reports an error: General error, found code 2000"), "\(result.messages)")
    }

    @Test func diagnosticsBeyondTheFirstThousandAreCounted() async throws {
        // And one for the balance that the statement does not state.
        let wrong = (0..<1_004).map { Self.transaction($0, day: "20260631", "-1.00") }
        let file = try folder.write(Self.ofx(wrong), to: "odd.ofx")
        let result = try await session.run("import", file, "--output", "json")
        #expect(
            result.output.hasSuffix(
                ",{\"line\":0,\"severity\":\"note\",\"message\":\"5 more are not shown\",\"code\":\"import.more-diagnostics\"}]}]}\n"))
        #expect(result.output.split(separator: "\"severity\":\"rejected\"").count == 1_001)
    }

    // MARK: - How files are read

    private func writeTable(_ text: String, to name: String) throws -> String {
        // Windows-1252, of which ä is one byte.
        let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        return try folder.write(bytes, to: name)
    }

    @Test func aDryRunShowsHowAFileIsReadItsFirstLinesAndItsSums() async throws {
        let file = try writeTable(
            "Tag;Empfänger;Zweck;Betrag\n01.06.2026;Bäckerei;Brot;-34,50\n30.06.2026;Erstattung;;12,00\n", to: "july.csv")
        let text = try await session.run("import", file, "--account", "Giro", "--dry-run").output
        #expect(text.contains("\(file): csv in Windows-1252; fields separated by semicolon, decimal comma, day first\n"), "\(text)")
        #expect(text.contains("Columns: day 1 Tag, amount 4 Betrag, payee 2 Empfänger, memo 3 Zweck\n"), "\(text)")
        #expect(text.contains("2026-06-01  -34.50  Bäckerei    Brot\n"), "\(text)")
        #expect(text.contains("12.00  34.50\n"), "\(text)")
        let json = try await session.run("import", file, "--account", "Giro", "--dry-run", "--output", "json").output
        #expect(
            json.contains(
                """
                "encoding":"Windows-1252","layout":{"delimiter":"semicolon","decimal":"comma","dateOrder":"day","header":true,"invert":false,\
                "columns":[{"role":"day","number":1,"name":"Tag"},{"role":"amount","number":4,"name":"Betrag"},\
                {"role":"payee","number":2,"name":"Empfänger"},{"role":"memo","number":3,"name":"Zweck"}]},\
                "lines":[{"day":"2026-06-01","amount":"-34.50","currency":null,"payee":"Bäckerei","memo":"Brot"},\
                {"day":"2026-06-30","amount":"12.00","currency":null,"payee":"Erstattung","memo":""}]
                """), "\(json)")
    }

    @Test func readingOptionsReplaceWhatIsDetected() async throws {
        let semicolons = try writeTable("Tag;Empfänger;Betrag;Zusatz;Zweck;Nummer\n03.04.2026;Bäcker;1.234,50;R1;Brot;7\n", to: "a.csv")
        let inverted = try await session.run(
            "import", semicolons, "--account", "Giro", "--delimiter", ";", "--decimal", "comma", "--encoding", "windows-1252", "--columns",
            "day=1,amount=Betrag,memo=4+Zweck,id=none", "--invert", "--dry-run", "--output", "json"
        ).output
        #expect(
            inverted.hasSuffix(
                """
                "encoding":"Windows-1252","layout":{"delimiter":"semicolon","decimal":"comma","dateOrder":"day","header":true,"invert":true,\
                "columns":[{"role":"day","number":1,"name":"Tag"},{"role":"amount","number":3,"name":"Betrag"},\
                {"role":"payee","number":2,"name":"Empfänger"},{"role":"memo","number":4,"name":"Zusatz"},\
                {"role":"memo","number":5,"name":"Zweck"}]},\
                "lines":[{"day":"2026-04-03","amount":"-1234.50","currency":null,"payee":"Bäcker","memo":"R1 Brot"}]}]}

                """), "\(inverted)")
        let tabs = try folder.write("Date\tPayee\tAmount\n2026-04-03\tBakery\t-1.25\n", to: "b.csv")
        let plain = try await session.run(
            "import", tabs, "--account", "Giro", "--delimiter", "tab", "--decimal", ".", "--no-invert", "--dry-run", "--output", "json"
        ).output
        #expect(
            plain.contains(
                "\"layout\":{\"delimiter\":\"tab\",\"decimal\":\"point\",\"dateOrder\":\"year\",\"header\":true,\"invert\":false,"),
            "\(plain)")
        #expect(plain.contains("\"amount\":\"-1.25\""))
        // A delimiter that the file does not have makes one column of it.
        #expect(try await session.run("import", tabs, "--account", "Giro", "--delimiter", ";", "--dry-run").status != 0)
    }

    @Test func optionsCountForEveryFile() async throws {
        let files = try [("06/05/2026", "a.csv"), ("07/05/2026", "b.csv")].map { day, name in
            try folder.write("Date,Payee,Amount\n\(day),Bakery,-1.25\n", to: name)
        }
        let ambiguous = try await session.run(["import", files[0], "--account", "Savings"])
        #expect(ambiguous.status == 64)
        #expect(ambiguous.messages.contains("--date-order month"), "\(ambiguous.messages)")
        let result = try await session.run(
            ["import"] + files + ["--account", "Savings", "--currency", "chf", "--format", "csv", "--date-order", "month"])
        #expect(result.status == 0)
        #expect(try await session.entries().map(\.day) == [day("2026-07-05"), day("2026-06-05")])
        #expect(try await session.account("Savings").currency == currency("CHF"))
        #expect(try await session.run(["import", files[0], "--account", "Savings", "--format", "ofx"]).status == 65)
    }

    // MARK: - Standard input

    @Test func standardInputIsReadAsAFile() async throws {
        let payee = "Bakery \(folder.path.suffix(8))"
        let text = Self.ofx([Self.transaction(9, day: "20260605", "-2.00", payee)])
        let result = try await session.run(
            "import", writeFirst(), "-", "--output", "json", typing: text.split(separator: "\n").map(String.init))
        #expect(result.status == 0)
        #expect(result.output.contains("\"file\":\"standard input\""), "\(result.output)")
        #expect(try await session.entries().map(\.payee) == [payee, "Bakery"])
        // No copy of it is left.
        #expect(Self.copiesOfStandardInput.allSatisfy { !$0.contains(payee) })
    }

    private static var copiesOfStandardInput: [String] {
        let root = FileManager.default.temporaryDirectory.path
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return folders.filter { $0.hasPrefix("coffer-") }.compactMap { TemporaryFolder.text(of: "\(root)/\($0)/input") }
    }

    // MARK: - Usage

    @Test(arguments: [
        ["import"], ["import", "a", "--undo", "imp_0000000000004"], ["import", "a", "--force"], ["import", "--list", "--dry-run"],
        ["import", "-", "-"], ["import", "a", "--delimiter", "#"], ["import", "a", "--decimal", "none"],
        ["import", "a", "--columns", "day"],
        ["import", "a", "--columns", "day=1,day=2"], ["import", "a", "--columns", "colour=1"], ["import", "a", "--columns", "day="],
        ["import", "--list", "--invert"], ["import", "--list", "--owner", "anna"], ["import", "a", "--sharing", "secret"],
        ["import", "a", "--currency", "XXX"], ["import", "a", "--format", "pdf"],
        ["import", "--undo", "txn_0000000000004"],
    ])
    func optionsThatExcludeEachOtherAreWrongUsage(words: [String]) {
        #expect(CommandSession.parsingStatus(words) == 64)
    }

    @Test(arguments: [
        (["import", "--undo", "imp_000"], "coffer import --list", "imp"),
        (["import", "--undo", "txn_0000000000004"], "coffer import --list", "imp"), (["undo", "chg_x"], "coffer history", "chg"),
        (["undo", "imp_0000000000004"], "coffer history", "chg"),
    ])
    func aWrongIdIsRefusedWithTheFormOfIds(words: [String], listing: String, prefix: String) async throws {
        #expect(CommandSession.parsingStatus(words) == 64)
        let messages = try await CommandSession().run(words).messages
        #expect(messages.contains("'\(words[words.count - 1])'"))
        #expect(messages.contains("The id is \(prefix)_ followed by 13 digits and letters; \(listing) lists them"), "\(messages)")
    }

    // MARK: - Undo

    @Test func anImportIsUndone() async throws {
        _ = try await session.run("import", writeFirst())
        _ = try await session.run("import", writeSecond())
        let past = try await imports()
        let id = try #require(past.first).id
        let result = try await session.run("import", "--undo", "\(id)", "--output", "json")
        let other = "{\"import\":\"\(past[1].id)\",\"day\":\"2026-07-01\",\"files\":[\"june.ofx\"]}"
        #expect(
            result.output == "{\"import\":\"\(id)\",\"undone\":true,\"removed\":3,\"restored\":0,\"changed\":[],\"staying\":1,"
                + "\"sharedWith\":[\(other)]}\n")
        #expect(result.status == 0)
        #expect(try await session.entries().count == 1)
    }

    @Test func theUndoOfTheFirstOfTwoImportsSaysWhatStays() async throws {
        let file = try writeFirst()
        _ = try await session.run("import", file)
        _ = try await session.run("import", file)
        let past = try await imports()
        let result = try await session.run("import", "--undo", "\(past[1].id)")
        #expect(
            result.output == """
                Undid \(past[1].id): 0 transactions removed, 0 restored
                1 line stays, because it is also in the import of june.ofx (Jul 1, 2026). If nothing is to stay, undo that import, too.
                Undo with: coffer import --undo \(past[0].id)

                """)
        #expect(result.status == 1)
        #expect(try await session.entries().count == 1)
        let list = try await session.run("import", "--list")
        #expect(list.output.contains("undone, 1 line stays"), "\(list.output)")
        let last = try await session.run("import", "--undo", "\(past[0].id)")
        #expect(last.status == 0)
        #expect(last.output == "Undid \(past[0].id): 1 transactions removed, 0 restored\n")
        #expect(try await session.entries().isEmpty)
    }

    @Test func laterChangesPreventAnUndoUnlessItIsForced() async throws {
        _ = try await session.run("import", writeFirst())
        let id = try #require(try await imports().first).id
        let changed = try #require(try await session.entries().first).id
        _ = try await session.run("edit", "transaction", "\(changed)", "--category", "groceries")
        let result = try await session.run("import", "--undo", "\(id)")
        #expect(result.output == "\(changed) was changed since\n")
        #expect(result.messages.hasPrefix("coffer: 1 transactions were changed since; --force "), "\(result.messages)")
        #expect(result.status == 1)
        #expect(try await session.entries().count == 1)
        #expect(try await session.run("import", "--undo", "\(id)", "--force").status == 0)
        #expect(try await session.entries().isEmpty)
    }

    @Test func pastImportsAreListed() async throws {
        let (june, july) = (try writeFirst(), try writeSecond())
        _ = try await session.run("import", june)
        _ = try await session.run("import", july)
        let ids = try await imports().map(\.id)
        _ = try await session.run("import", "--undo", "\(ids[0])")
        let result = try await session.run("import", "--list", "--output", "json")
        #expect(
            result.output == """
                [{"import":"\(ids[0])","at":"2026-07-01T09:30:05Z","files":["\(july)"],"new":3,"undone":true,"staying":1},\
                {"import":"\(ids[1])","at":"2026-07-01T09:30:05Z","files":["\(june)"],"new":1,"undone":false,"staying":0}]

                """)
    }

    // MARK: - Progress

    @Test func progressIsShownOnATerminalAndErased() async throws {
        let file = try writeFirst()
        let result = try await session.run("import", file, "--output", "json", terminal: true)
        #expect(result.messages.hasPrefix("\r\u{1B}[2KImporting ["), "\(result.messages)")
        #expect(result.messages.hasSuffix(" %\r\u{1B}[2K"), "\(result.messages)")
        #expect(try await !session.run("import", file, "--output", "json").messages.contains("Importing"))
    }
}
