import Models
import Services
import Testing

@testable import coffer

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct ImportCommandTests {

    private static var report: ImportReport {
        var statement = StatementReport(account: Sample.checking.id, name: "Checking", currency: Sample.euro, isNewAccount: true)
        statement.new = 3
        statement.known = 1
        statement.from = Sample.day("2026-06-01")
        statement.until = Sample.day("2026-06-30")
        (statement.moneyIn, statement.moneyOut) = (1_200, 3_450)
        let warning = Diagnostic(line: 12, severity: .warning, message: "The day is odd", found: "31.06.", expected: "a day of June")
        return ImportReport(
            id: ID(rawValue: 4), isCommitted: true, digest: "d",
            files: [FileReport(file: "july.ofx", format: "ofx", statements: [statement], diagnostics: [warning])])
    }

    /// - Parameter reading: members that a dry run has beside the others.
    private static func statementText(_ reading: String = "") -> String {
        """
        "files":[{"file":"july.ofx","format":"ofx","statements":[{"account":"acc_0000000000001","name":"Checking","new":3,"known":1,\
        "matched":0,"transfers":0,"rejected":0,"from":"2026-06-01","until":"2026-06-30","in":"12.00","out":"34.50"}],\
        "diagnostics":[{"line":12,"severity":"warning",\
        "message":"The day is odd, found 31.06., expected a day of June"}]\(reading)}]}

        """
    }

    @Test func anImportKeepsItsShape() async throws {
        let household = MadeUpHousehold(.init(report: Self.report))
        let said = try await Sitting.run("import", "july.ofx", "--output", "json", in: household)
        #expect(said.output == "{\"import\":\"imp_0000000000004\"," + Self.statementText())
        #expect(said.status == 0)
        #expect(said.messages.isEmpty)
        #expect(household.called == ["commit"])
    }

    @Test func aDryRunLooksOnly() async throws {
        let household = MadeUpHousehold(.init(report: Self.report))
        let said = try await Sitting.run("import", "july.ofx", "--dry-run", "--output", "json", in: household)
        #expect(said.output == "{\"import\":null," + Self.statementText(",\"encoding\":null,\"layout\":null,\"lines\":[]"))
        #expect(household.called == ["preview"])
    }

    @Test func peopleReadDiagnosticsOnStandardError() async throws {
        let said = try await Sitting.run("import", "july.ofx", in: MadeUpHousehold(.init(report: Self.report)))
        #expect(said.messages == "july.ofx:12: warning: The day is odd, found 31.06., expected a day of June\n")
        #expect(said.output.contains("Checking (new account)"))
        #expect(said.output.hasSuffix("Take it back with: coffer import --undo imp_0000000000004\n"))
    }

    @Test func aRejectedLineIsTold() async throws {
        var report = Self.report
        report.files[0].statements[0].rejected = 1
        #expect(try await Sitting.run("import", "july.ofx", in: MadeUpHousehold(.init(report: report))).status == 1)
        report = Self.report
        report.files[0].diagnostics[0].severity = .error
        #expect(try await Sitting.run("import", "july.ofx", in: MadeUpHousehold(.init(report: report))).status == 1)
    }

    @Test func diagnosticsBeyondTheFirstThousandAreCounted() async throws {
        var report = Self.report
        report.files[0].moreDiagnostics = 5
        let said = try await Sitting.run("import", "july.ofx", "--output", "json", in: MadeUpHousehold(.init(report: report)))
        #expect(said.output.hasSuffix(",{\"line\":0,\"severity\":\"note\",\"message\":\"5 more are not shown\"}]}]}\n"))
    }

    @Test func aDryRunShowsHowAFileWasReadItsFirstLinesAndItsSums() async throws {
        var report = Self.report
        report.files[0].file = "july.csv"
        report.files[0].format = "csv"
        report.files[0].encoding = "Windows-1252"
        report.files[0].firstLines = [
            ReadLine(day: Sample.day("2026-06-01"), amount: DecimalFigure(mantissa: -3_450, scale: 2), payee: "Bäckerei", memo: "Brot")
        ]
        var layout = ColumnLayout()
        (layout.delimiter, layout.decimal, layout.dateOrder) = (.semicolon, .comma, "dayFirst")
        (layout.day, layout.amount, layout.payee, layout.memo) = (0, 3, 1, [2])
        let survey = FileSurvey(
            file: "july.csv", format: "csv", layout: layout, columnNames: ["Tag", "Empfänger", "Zweck", "Betrag"])
        let household = MadeUpHousehold(.init(report: report, surveys: [survey]))
        let said = try await Sitting.run("import", "july.csv", "--dry-run", in: household).output
        #expect(said.contains("july.csv: csv in Windows-1252; fields parted by semicolon, decimals behind a comma, day first\n"), "\(said)")
        #expect(said.contains("Columns: day 1 Tag, amount 4 Betrag, payee 2 Empfänger, memo 3 Zweck\n"), "\(said)")
        #expect(said.contains("2026-06-01  -34.50  Bäckerei  Brot\n"), "\(said)")
        #expect(said.contains("12.00  34.50\n"), "\(said)")
        let json = try await Sitting.run("import", "july.csv", "--dry-run", "--output", "json", in: household).output
        #expect(
            json.contains(
                """
                "encoding":"Windows-1252","layout":{"delimiter":"semicolon","decimal":"comma","dateOrder":"day","header":true,"invert":false,\
                "columns":[{"role":"day","number":1,"name":"Tag"},{"role":"amount","number":4,"name":"Betrag"},\
                {"role":"payee","number":2,"name":"Empfänger"},{"role":"memo","number":3,"name":"Zweck"}]},\
                "lines":[{"day":"2026-06-01","amount":"-34.50","currency":null,"payee":"Bäckerei","memo":"Brot"}]
                """), "\(json)")
    }

    @Test func howATableIsReadReachesTheService() async throws {
        let household = MadeUpHousehold()
        _ = try await Sitting.run(
            "import", "a.csv", "--delimiter", ";", "--decimal", "comma", "--encoding", "windows-1252", "--columns",
            "day=1,amount=Betrag,memo=4+Zweck,id=none", "--invert", in: household)
        _ = try await Sitting.run("import", "a.csv", "--delimiter", "tab", "--decimal", ".", "--no-invert", in: household)
        #expect(
            household.requested == [
                ImportRequest(
                    files: ["a.csv"], encoding: "windows-1252",
                    table: TableReading(
                        delimiter: .semicolon, decimal: .comma, invertsSign: true,
                        columns: [.day: [.number(1)], .amount: [.name("Betrag")], .memo: [.number(4), .name("Zweck")], .id: []])),
                ImportRequest(files: ["a.csv"], table: TableReading(delimiter: .tab, decimal: .point, invertsSign: false)),
            ])
    }

    @Test func standardInputIsReadAsAFileThatIsGoneAfterwards() async throws {
        let household = MadeUpHousehold(.init(report: Self.report))
        _ = try await Sitting.run("import", "a.ofx", "-", in: household, typing: ["<OFX>", "</OFX>"])
        let request = try #require(household.requested.first)
        #expect(request.files.first == "a.ofx")
        let path = try #require(request.files.last)
        #expect(request.fileNames == [path: "standard input"])
        #expect(household.contents == ["<OFX>\n</OFX>\n"])
        #expect(access(path, F_OK) != 0)
    }

    @Test func optionsReachTheService() async throws {
        let household = MadeUpHousehold()
        _ = try await Sitting.run(
            "import", "a.csv", "b.csv", "--account", "Savings", "--currency", "chf", "--format", "csv", "--date-order", "month",
            in: household)
        _ = try await Sitting.run("import", "a.csv", in: household)
        #expect(
            household.requested == [
                ImportRequest(
                    files: ["a.csv", "b.csv"], account: "Savings", currency: Sample.currency("CHF"), format: "csv", dateOrder: "monthFirst"),
                ImportRequest(files: ["a.csv"]),
            ])
    }

    @Test(arguments: [
        ["import"], ["import", "a", "--undo", "imp_0000000000004"], ["import", "a", "--force"], ["import", "--list", "--dry-run"],
        ["import", "-", "-"], ["import", "a", "--delimiter", "#"], ["import", "a", "--decimal", "none"],
        ["import", "a", "--columns", "day"],
        ["import", "a", "--columns", "day=1,day=2"], ["import", "a", "--columns", "colour=1"], ["import", "a", "--columns", "day="],
        ["import", "--list", "--invert"], ["import", "a", "--currency", "XXX"], ["import", "a", "--format", "pdf"],
        ["import", "--undo", "txn_0000000000004"],
    ])
    func optionsThatDoNotFitTogetherAreWrongUsage(words: [String]) {
        #expect(Sitting.statusOfParsing(words) == 64)
    }

    @Test func anImportIsTakenBack() async throws {
        let undo = ImportUndo(id: ID(rawValue: 4), removed: 3, restored: 1, changedSince: [], isDone: true)
        let said = try await Sitting.run(
            "import", "--undo", "imp_0000000000004", "--output", "json", in: MadeUpHousehold(.init(undo: undo)))
        #expect(said.output == "{\"import\":\"imp_0000000000004\",\"undone\":true,\"removed\":3,\"restored\":1,\"changed\":[]}\n")
        #expect(said.status == 0)
    }

    @Test(arguments: [
        (["import", "--undo", "imp_000"], "coffer import --list", "imp"),
        (["import", "--undo", "txn_0000000000004"], "coffer import --list", "imp"), (["undo", "chg_x"], "coffer history", "chg"),
        (["undo", "imp_0000000000004"], "coffer history", "chg"),
    ])
    func whatIsNoIdIsToldWithWhatOneIs(words: [String], listing: String, prefix: String) async throws {
        #expect(Sitting.statusOfParsing(words) == 64)
        let said = try await Sitting.run(words).messages
        #expect(said.contains("'\(words[words.count - 1])'"))
        #expect(said.contains("Such an id is \(prefix)_ and 13 digits and letters; \(listing) shows them"), "\(said)")
    }

    @Test func whatPeopleChangedSinceStandsAgainstTakingBack() async throws {
        let undo = ImportUndo(id: ID(rawValue: 4), removed: 0, restored: 0, changedSince: [ID(rawValue: 9)], isDone: false)
        let said = try await Sitting.run("import", "--undo", "imp_0000000000004", in: MadeUpHousehold(.init(undo: undo)))
        #expect(said.output == "txn_0000000000009 was changed since\n")
        #expect(said.messages == "coffer: 1 transactions were changed since; --force takes them back too\n")
        #expect(said.status == 1)
    }

    @Test func pastImportsAreListed() async throws {
        let said = try await Sitting.run("import", "--list", "--output", "json")
        #expect(
            said.output == """
                [{"import":"imp_0000000000004","at":"2026-07-01T09:30:05Z","files":["july.ofx"],"new":12,"undone":true}]

                """)
    }

    @Test func progressIsShownOnATerminalAndErased() async throws {
        let household = MadeUpHousehold(.init(report: Self.report))
        let said = try await Sitting.run("import", "july.ofx", "--output", "json", in: household, terminal: true)
        #expect(said.messages == "\r\u{1B}[2KImporting [############------------] 50 %\r\u{1B}[2K")
    }
}
