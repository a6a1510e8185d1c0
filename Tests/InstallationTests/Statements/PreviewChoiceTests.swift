import ImportModel
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// The user's corrections in the preview are applied by the commit.
@Suite struct PreviewChoiceTests {

    private let name = "Checking 7890"
    private let statement = Statement.ofx(lines: [
        Statement.line("2026-01-05", "-12.50", "Quarz", id: "1"), Statement.line("2026-01-07", "-8.00", "Lummox", id: "2"),
        Statement.line("2026-01-09", "900.00", "Employer", id: "3"),
    ])

    private func request(_ file: String, _ choices: ImportChoices = ImportChoices(), offset: Int = 0, limit: Int = 50) -> ImportRequest {
        ImportRequest(files: [file], choices: choices, listing: ImportListing(offset: offset, limit: limit))
    }

    // MARK: - Lines

    @Test func newLinesAreListedNewestFirstAPageAtATime() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.ofx", statement)
        let all = try await fixture.service.preview(request(file), progress: nil)
        #expect(all.lines.map(\.payee) == ["Employer", "Lummox", "Quarz"])
        #expect(all.lines.map(\.amount.minorUnits) == [90_000, -800, -1250])
        #expect(all.lineCount == 3)
        let second = try await fixture.service.preview(request(file, offset: 1, limit: 1), progress: nil)
        #expect(second.lines.map(\.payee) == ["Lummox"] && second.lineCount == 3)
        #expect(second.digest == all.digest)
        #expect(try await fixture.service.preview(request(file, offset: 9), progress: nil).lines.isEmpty)
        #expect(try await fixture.service.preview(ImportRequest(files: [file]), progress: nil).lines.isEmpty)
    }

    @Test func aChosenCategoryIsCommittedAndRememberedForThePayee() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.ofx", statement)
        let preview = try await fixture.service.preview(request(file), progress: nil)
        let kino = try #require(preview.lines.first { $0.payee == "Lummox" })
        let other = try await fixture.category("other")
        let entertainment = try await fixture.category("entertainment")
        #expect(kino.outcome == .category(other, suggested: other))
        var choices = ImportChoices()
        choices.categories[kino.id] = entertainment
        let chosen = try await fixture.service.preview(request(file, choices), progress: nil)
        #expect(chosen.lines.first { $0.payee == "Lummox" }?.outcome == .category(entertainment, suggested: other))
        #expect(chosen.digest == choices.amending(preview.digest) && chosen.digest != preview.digest)
        let report = try await fixture.service.commit(request(file, choices), digest: chosen.digest, progress: nil)
        #expect(report.isCommitted)
        #expect(try await fixture.groups().first { $0.payee == "Lummox" }?.parts[0].destination == LedgerAccountID(entertainment))
        #expect(try await fixture.groups().first { $0.payee == "Quarz" }?.parts[0].destination == LedgerAccountID(other))
        try await fixture.one("b.ofx", Statement.ofx(lines: [Statement.line("2026-02-01", "-9.00", "Lummox", id: "9")]))
        #expect(
            try await fixture.groups().filter { $0.payee == "Lummox" }.allSatisfy {
                $0.parts[0].destination == LedgerAccountID(entertainment)
            })
        try await fixture.checkIncrements()
    }

    @Test func aChoiceDecidesAboutNoOtherLineOfTheSameImport() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file(
            "a.ofx",
            Statement.ofx(lines: [
                Statement.line("2026-01-05", "-12.50", "Lummox", id: "1"), Statement.line("2026-01-07", "-8.00", "Lummox", id: "2"),
            ]))
        let preview = try await fixture.service.preview(request(file), progress: nil)
        var choices = ImportChoices()
        choices.categories[try #require(preview.lines.last).id] = try await fixture.category("entertainment")
        // A changed category does not change the digest of the plan.
        let report = try await fixture.service.commit(request(file, choices), digest: choices.amending(preview.digest), progress: nil)
        #expect(report.isCommitted)
        let categories = try await fixture.groups().sorted { $0.parts[0].sourceDay < $1.parts[0].sourceDay }.map(\.parts[0].destination)
        #expect(
            categories == [
                LedgerAccountID(try await fixture.category("entertainment")), LedgerAccountID(try await fixture.category("other")),
            ])
    }

    @Test func aCategoryThatWasRemovedMakesAnotherPlan() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.ofx", statement)
        let preview = try await fixture.service.preview(request(file), progress: nil)
        var choices = ImportChoices()
        choices.categories[preview.lines[0].id] = ID(rawValue: 12345)
        let report = try await fixture.service.commit(request(file, choices), digest: choices.amending(preview.digest), progress: nil)
        #expect(!report.isCommitted)
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func linesThatBeginAtOnePlaceOfTheFileAreDifferentLines() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let flat = statement.split(separator: "\n", omittingEmptySubsequences: false)
        let head = flat.prefix { !$0.isEmpty }.joined(separator: "\n")
        let body = flat.drop { !$0.isEmpty }.joined()
        let file = try fixture.file("a.ofx", head + "\n\n" + body)
        let preview = try await fixture.service.preview(request(file), progress: nil)
        #expect(Set(preview.lines.map(\.id)).count == 3)
    }

    // MARK: - Accounts

    @Test func anotherAccountCanBeChosenForAStatement() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx("5550001111", lines: [Statement.line("2026-01-01", "-1.00", "X", id: "0")]))
        let target = try await #require(try fixture.ledgerAccount("Checking 1111"))
        let file = try fixture.file("a.ofx", statement)
        let preview = try await fixture.service.preview(request(file), progress: nil)
        #expect(preview.files[0].statements[0].isNewAccount)
        var choices = ImportChoices()
        choices.accounts[preview.files[0].statements[0].key] = .account(ID(rawValue: target.id.rawValue))
        let chosen = try await fixture.service.preview(request(file, choices), progress: nil)
        #expect(chosen.files[0].statements[0].name == "Checking 1111" && !chosen.files[0].statements[0].isNewAccount)
        #expect(try await fixture.service.commit(request(file, choices), digest: chosen.digest, progress: nil).isCommitted)
        #expect(try await fixture.entries("Checking 1111") == 4)
        #expect(try await fixture.ledgerAccount(name) == nil)
    }

    @Test func aStatementOfAKnownAccountCanGoToANewOne() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", statement)
        let file = try fixture.file("a.ofx", statement)
        var choices = ImportChoices()
        choices.accounts["0-0"] = .new(name: "Shared")
        let chosen = try await fixture.service.preview(request(file, choices), progress: nil)
        #expect(chosen.files[0].statements[0].isNewAccount && chosen.files[0].statements[0].new == 3)
        #expect(try await fixture.service.commit(request(file, choices), digest: chosen.digest, progress: nil).isCommitted)
        #expect(try await fixture.entries("Shared") == 3)
        #expect(try await fixture.entries(name) == 3)
        // The number stays with the first account, so the next statement finds it.
        #expect(try await fixture.one("b.ofx", statement).name == name)
    }

    @Test func anAccountInAnotherCurrencyIsRefused() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-01", "-1.00", "X", id: "0")], currency: "USD"))
        var choices = ImportChoices()
        choices.accounts["0-0"] = await .account(ID(rawValue: try #require(try fixture.ledgerAccount(name)).id.rawValue))
        let file = try fixture.file("a.ofx", Statement.ofx("99", lines: [Statement.line("2026-01-05", "-2.00", "Y", id: "1")]))
        let wanted = request(file, choices)
        #expect(await brokenRule { _ = try await fixture.service.preview(wanted, progress: nil) }?.contains("is kept in USD") == true)
    }

    // MARK: - Ties

    @Test func aTieIsAskedAndTheAnswerIsWhatCommitDoes() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-01", "-1.00", "X", id: "0")]))
        let first = try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "A", category: "entertainment")
        let second = try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "B")
        let file = try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-11", "-25.00", "CINEMA", id: "1")]))
        let preview = try await fixture.service.preview(request(file), progress: nil)
        let question = try #require(preview.questions.first)
        #expect(question.candidates.map(\.transaction) == [first, second] && question.answer == nil)
        #expect(question.candidates[0].counterpart == "Entertainment" && question.payee == "CINEMA")
        var choices = ImportChoices()
        choices.matches[question.id] = .transaction(second)
        let answered = try await fixture.service.preview(request(file, choices), progress: nil)
        #expect(answered.files[0].statements[0].matched == 1 && answered.lines[0].outcome == .matched)
        #expect(
            answered.questions[0].answer == .transaction(second)
                && !answered.files[0].diagnostics.contains { $0.message.contains("equally well") })
        #expect(try await fixture.service.commit(request(file, choices), digest: answered.digest, progress: nil).isCommitted)
        #expect(try await fixture.group(second)?.parts[0].sourceDay.description == "2026-01-11")
        #expect(try await fixture.group(first)?.parts[0].sourceDay.description == "2026-01-10")
        #expect(try await fixture.groups().count == 3)
    }

    @Test func aTieAnsweredWithNoneIsANewTransaction() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-01", "-1.00", "X", id: "0")]))
        try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "A")
        try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "B")
        let file = try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-11", "-25.00", "CINEMA", id: "1")]))
        let question = try #require(try await fixture.service.preview(request(file), progress: nil).questions.first)
        var choices = ImportChoices()
        choices.matches[question.id] = .new
        let report = try await fixture.service.commit(request(file, choices), digest: nil, progress: nil)
        #expect(report.files[0].statements[0].matched == 0 && !report.files[0].diagnostics.contains { $0.message.contains("equally well") })
        #expect(try await fixture.groups().count == 4)
    }

    // MARK: - Afterwards

    @Test func whatAnImportCameToCanBeReadAgain() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(try fixture.file("a.ofx", statement))
        let again = try await fixture.service.fetchReport(of: try #require(report.id))
        #expect(again.files.map(\.statements).flatMap { $0 }.map(\.new) == [3])
        #expect(again.files[0].statements[0].name == name && again.files[0].format == "ofx")
        await #expect(throws: ServiceError.notFound) { _ = try await fixture.service.fetchReport(of: ID(rawValue: 7)) }
    }

    @Test func whatWasChosenIsKeptWithTheUploadForItsMemberOnly() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let staged = StagedFile(name: "a.ofx", path: try folder.write(statement, to: "incoming"))
        let uploads = home.services.uploads()
        let id = try await uploads.stage([staged])
        var choices = ImportChoices()
        choices.accounts["0-0"] = .new(name: "Shared")
        choices.categories["0-17"] = ID(rawValue: 5)
        choices.matches["0-18-1"] = .transaction(ID(rawValue: 6))
        var columns = ColumnLayout()
        (columns.day, columns.debit, columns.credit, columns.memo) = (1, 2, 3, [4, 5])
        choices.readings = [0: .columns(columns), 1: .delimiter(.tab), 2: .dateOrder("dayFirst")]
        try await uploads.save(choices, for: id)
        #expect(try await uploads.fetchUpload(id: id).choices == choices)
        await #expect(throws: ServiceError.notFound) { try await uploads.save(choices, for: ID(rawValue: 9)) }
    }
}
