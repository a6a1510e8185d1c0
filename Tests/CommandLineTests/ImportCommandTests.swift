import Models
import Services
import Testing

@testable import coffer

struct ImportCommandTests {

    private static var report: ImportReport {
        var statement = StatementReport(account: Sample.checking.id, name: "Checking", currency: Sample.euro, isNewAccount: true)
        statement.new = 3
        statement.known = 1
        statement.from = Sample.day("2026-06-01")
        statement.until = Sample.day("2026-06-30")
        let warning = Diagnostic(line: 12, severity: .warning, message: "The day is odd", found: "31.06.", expected: "a day of June")
        return ImportReport(
            id: ID(rawValue: 4), isCommitted: true, digest: "d",
            files: [FileReport(file: "july.ofx", format: "ofx", statements: [statement], diagnostics: [warning])])
    }

    private static let statementText = """
        "files":[{"file":"july.ofx","format":"ofx","statements":[{"account":"acc_0000000000001","name":"Checking","new":3,"known":1,\
        "matched":0,"transfers":0,"rejected":0,"from":"2026-06-01","until":"2026-06-30"}],"diagnostics":[{"line":12,"severity":"warning",\
        "message":"The day is odd, found 31.06., expected a day of June"}]}]}

        """

    @Test func anImportKeepsItsShape() async throws {
        let household = MadeUpHousehold(.init(report: Self.report))
        let said = try await Sitting.run("import", "july.ofx", "--output", "json", in: household)
        #expect(said.output == "{\"import\":\"imp_0000000000004\"," + Self.statementText)
        #expect(said.status == 0)
        #expect(said.messages.isEmpty)
        #expect(household.called == ["commit"])
    }

    @Test func aDryRunLooksOnly() async throws {
        let household = MadeUpHousehold(.init(report: Self.report))
        let said = try await Sitting.run("import", "july.ofx", "--dry-run", "--output", "json", in: household)
        #expect(said.output == "{\"import\":null," + Self.statementText)
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
        ["import", "a", "--currency", "XXX"], ["import", "a", "--format", "pdf"], ["import", "--undo", "txn_0000000000004"],
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
