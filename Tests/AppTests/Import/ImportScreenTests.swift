import App
import HTML
import Localization
import Models
import Navigation
import Services
import Testing

/// The preview of an import in the browser, and what is corrected in it.
struct ImportScreenTests {
    private let table = "Date,Description,Amount\n2026-03-02,Quarz,-12.50\n2026-03-03,Lummox,-8.00\n"

    @Test func aFileIsReadShownCommittedAndItsResultSaid() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send(table)
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("march.csv") && html.contains("2 new") && html.contains("Quarz") && html.contains("Lummox"))
        #expect(try await sitting.entries().isEmpty)
        let done = try await sitting.follow("commit", on: preview)
        #expect(done.contains("done=imp_"))
        let result = try await sitting.browser.open(done).html
        #expect(result.contains("2 new transactions"))
        #expect(result.contains("href=\"/accounts/\(sitting.checking.id)\""))
        #expect(try await sitting.entries().map(\.payee) == ["Lummox", "Quarz"])
        // The files are gone with it.
        #expect(try await sitting.browser.open(preview).status == .notFound)
    }

    @Test func theSameFileAgainBringsNothingNew() async throws {
        let sitting = try await ImportSitting.begin()
        _ = try await sitting.follow("commit", on: try await sitting.send(table))
        let again = try await sitting.send(table)
        let html = try await sitting.browser.open(again).html
        #expect(html.contains("Nothing new. All 2 lines are here already."))
        #expect(!html.contains("name=\"_action\" value=\"commit\"") && !html.contains("Import anyway"))
        let (outcome, _) = try await sitting.press("done", on: again)
        #expect(outcome == .moved(Link(.accounts(.list)), notice: nil))
        #expect(try await sitting.browser.open(again).status == .notFound)
        #expect(try await sitting.entries().count == 2)
        #expect(try await sitting.services.statements().fetchImports(limit: 5).count == 1)
    }

    @Test func aFileThatCannotBeReadSaysWhichFormatsCanBe() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send("just one column\nand another row\n", as: "bad.txt")
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("Coffer cannot read bad.txt. Download the statement as OFX, CAMT, MT940 or CSV."))
        #expect(html.contains("<summary>Details</summary>") && html.contains("bad.txt:1: No columns were found"))
        #expect(!html.contains("Import anyway") && !html.contains("<details class=\"card disclosure\" open><summary>Details"))
    }

    @Test func everyControlOfThePreviewIsNamedOnceAndLabelled() async throws {
        let sitting = try await ImportSitting.begin()
        let screen = try await sitting.browser.open(try await sitting.send(table))
        #expect(screen.misuses == [])
        #expect(screen.html.contains("Category of Quarz"))
    }

    // MARK: - Accounts

    @Test func anotherAccountIsChosenAndTakesTheLines() async throws {
        let sitting = try await ImportSitting.begin()
        let savings = try await sitting.browser.addAccount("Savings")
        let preview = try await sitting.send(table)
        let path = try await sitting.follow("show-preview", on: preview, fields: [("file0.0-0.account", savings.id.description)])
        #expect(try await sitting.browser.open(path).html.contains("option value=\"\(savings.id)\" selected"))
        _ = try await sitting.follow("commit", on: path)
        #expect(try await sitting.entries(savings).count == 2)
        #expect(try await sitting.entries().isEmpty)
    }

    @Test func aFileThatDoesNotSayItsAccountAsksAndMakesANewOne() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send(table, to: sitting.anywhere)
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("march.csv does not say whose account it is") && !html.contains("--account"))
        #expect(!html.contains("value=\"commit\""))
        let named = try await sitting.follow("show-preview", on: preview, fields: [("file0.account", "new")])
        let shown = try await sitting.follow("show-preview", on: named, fields: [("file0.0-0.name", "Travel card")])
        #expect(try await sitting.browser.open(shown).html.contains("Travel card"))
        _ = try await sitting.follow("commit", on: shown)
        let accounts = try await sitting.services.accounts().fetchAccounts(includingArchived: false).map(\.account)
        let made = try #require(accounts.first { $0.name == "Travel card" })
        #expect(try await sitting.entries(made).count == 2)
    }

    @Test func anAccountThatIsChosenWithImportIsShownFirst() async throws {
        let sitting = try await ImportSitting.begin()
        let savings = try await sitting.browser.addAccount("Savings")
        let preview = try await sitting.send(table)
        let path = try await sitting.follow("commit", on: preview, fields: [("file0.0-0.account", savings.id.description)])
        #expect(try await sitting.entries(savings).isEmpty)
        #expect(try await sitting.browser.open(path).html.contains("option value=\"\(savings.id)\" selected"))
    }

    // MARK: - Encodings

    @Test func theEncodingIsShownAndAnotherOneIsChosen() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send("Date,Description,Amount\n2026-03-02,Café,-12.50\n")
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("Café") && html.contains("option value=\"UTF-8\" selected"))
        let other = try await sitting.follow("file0.read-again", on: preview, fields: [("file0.encoding", "Windows-1252")])
        let changed = try await sitting.browser.open(other).html
        #expect(changed.contains("CafÃ©") && changed.contains("option value=\"Windows-1252\" selected"))
        let back = try await sitting.follow("file0.read-again", on: other, fields: [("file0.encoding", "UTF-8")])
        _ = try await sitting.follow("commit", on: back)
        #expect(try await sitting.entries().map(\.payee) == ["Café"])
    }

    @Test func aFileThatIsRefusedForItsBytesCanBeReadInAnotherEncoding() async throws {
        let sitting = try await ImportSitting.begin()
        let name = String(repeating: "é", count: 200)
        let preview = try await sitting.send("Date,Description,Amount\n2026-03-02,\(name),-12.50\n")
        let refused = try await sitting.follow("file0.read-again", on: preview, fields: [("file0.encoding", "ISO-2022-JP")])
        let html = try await sitting.browser.open(refused).html
        #expect(html.contains("name=\"file0.encoding\""))
        _ = try await sitting.browser.press("file0.read-again", on: refused, fields: [("file0.encoding", "UTF-8")])
        #expect(try await sitting.browser.open(refused).html.contains("1 new"))
    }

    // MARK: - Categories

    @Test func aChangedCategoryIsCommittedAndRemembered() async throws {
        let sitting = try await ImportSitting.begin()
        let entertainment = try await sitting.category("entertainment")
        let preview = try await sitting.send(table)
        _ = try await sitting.follow("commit", on: preview, fields: [("0-3.category", entertainment)])
        let entries = try await sitting.entries()
        #expect(entries.first { $0.payee == "Lummox" }?.counterparts.first?.name == "Entertainment")
        #expect(entries.first { $0.payee == "Quarz" }?.counterparts.first?.name == "Other")
        let next = try await sitting.send("Date,Description,Amount\n2026-03-04,Lummox,-9.00\n")
        #expect(try await sitting.browser.open(next).html.contains("option value=\"\(entertainment)\" selected"))
    }

    @Test func whatIsChosenOnOnePageIsKeptOnTheNext() async throws {
        let sitting = try await ImportSitting.begin()
        let rows = (1...120).map { "2026-01-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1),Shop \($0),-\($0).00" }
        let preview = try await sitting.send("Date,Description,Amount\n" + rows.joined(separator: "\n") + "\n")
        let first = try await sitting.browser.open(preview).html
        #expect(first.components(of: "class=\"row import-line\"").count == 50 && first.contains("1 to 50 of 120"))
        let id = try #require(first.components(of: "name=\"0-", upTo: ".category\"").first)
        let entertainment = try await sitting.category("entertainment")
        let second = try await sitting.follow("older-lines", on: preview, fields: [("0-\(id).category", entertainment)])
        #expect(second.contains("page=2"))
        let html = try await sitting.browser.open(second).html
        #expect(html.contains("51 to 100 of 120") && !html.contains("name=\"0-\(id).category\""))
        let other = try #require(html.components(of: "name=\"0-", upTo: ".category\"").first)
        _ = try await sitting.follow("commit", on: second, fields: [("0-\(other).category", entertainment)])
        let chosen = try await sitting.services.transactions().fetchEntries(
            EntryQuery(account: sitting.checking.id, category: ID<Models.Category>(entertainment))
        ).entries
        #expect(chosen.count == 2)
    }

    // MARK: - Layout

    @Test func aWrongColumnIsCorrected() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send("Date,Description,Amount,Net\n2026-03-02,Quarz,-12.50,-10.00\n")
        let wrong = try await sitting.follow("file0.read-again", on: preview, fields: [("file0.amount", "3")])
        #expect(try await sitting.browser.open(wrong).html.contains("10.00"))
        let right = try await sitting.follow("file0.read-again", on: wrong, fields: [("file0.amount", "2")])
        _ = try await sitting.follow("commit", on: right)
        #expect(try await sitting.entries().map(\.amount.minorUnits) == [-1250])
    }

    @Test func aMissingColumnIsSaidBesideItsField() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send(table)
        let (outcome, screen) = try await sitting.press("file0.read-again", on: preview, fields: [("file0.amount", "")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Choose the column of the amount"))
    }

    @Test func datesThatAreTwoDaysAreAskedAndSettled() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send("Date,Description,Amount\n03/04/2026,Quarz,-12.50\n")
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("03/04/2026 can be read in two ways") && html.contains("Choose whether day or month comes first"))
        #expect(!html.contains("value=\"commit\""))
        let (again, _) = try await sitting.press("show-preview", on: preview)
        #expect(again == .invalid)
        let settled = try await sitting.follow("show-preview", on: preview, fields: [("file0.order", "dayFirst")])
        _ = try await sitting.follow("commit", on: settled)
        #expect(try await sitting.entries().map(\.day.description) == ["2026-04-03"])
    }

    @Test func amountsWithoutAnyMinusAreAskedAboutAndChosenOnce() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send(
            "Date,Description,Amount\n2026-03-02,Quarz,12.50\n2026-03-03,Opal,7.00\n2026-03-04,Onyx,1.25\n")
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("Which amounts are right?") && html.contains("+12.50") && html.contains("\u{2212}12.50"))
        #expect(html.contains("money out 20.75") && !html.contains("value=\"commit\""))
        let chosen = try await sitting.follow("file0.1.reading", on: preview)
        #expect(try await !sitting.browser.open(chosen).html.contains("Which amounts are right?"))
        _ = try await sitting.follow("commit", on: chosen)
        #expect(try await sitting.entries().map(\.amount.minorUnits).sorted() == [-1250, -700, -125])
    }

    @Test func amountsThatAreTwoFiguresAreAskedAndSettled() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send("Date,Description,Amount\n2026-04-03,Quarz,-29.000\n")
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("-29.000 can be read in two ways") && html.contains("Choose the decimal separator"))
        #expect(!html.contains("value=\"commit\""))
        let (again, _) = try await sitting.press("show-preview", on: preview)
        #expect(again == .invalid)
        let settled = try await sitting.follow("show-preview", on: preview, fields: [("file0.decimal", "point")])
        _ = try await sitting.follow("commit", on: settled)
        #expect(try await sitting.entries().map(\.amount.minorUnits) == [-2_900])
    }

    // MARK: - Ties

    @Test func aTieIsAskedAndAnswered() async throws {
        let sitting = try await ImportSitting.begin()
        try await sitting.browser.spend(12_50, on: "Lunch", from: sitting.checking)
        let second = try await sitting.browser.spend(12_50, on: "Supper", from: sitting.checking)
        let preview = try await sitting.send("Date,Description,Amount\n2026-03-02,CARD 77,-12.50\n")
        let html = try await sitting.browser.open(preview).html
        #expect(html.contains("Which transaction is CARD 77?") && html.contains("Lunch") && html.contains("Supper"))
        let id = try #require(second.transactions.first).id.description
        let answered = try await sitting.follow("commit", on: preview, fields: [("0-2.answer", id)])
        #expect(try await sitting.browser.open(answered).html.contains("Completes what you entered"))
        _ = try await sitting.follow("commit", on: answered)
        let entries = try await sitting.entries()
        #expect(entries.count == 2)
        #expect(entries.first { $0.payee == "Supper" }?.day.description == "2026-03-02")
    }

    // MARK: - Digest

    @Test func whereTheLedgerChangedTheNewPreviewIsShownAndNothingWritten() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send(table)
        let digest = try await sitting.digest(preview)
        try await sitting.browser.importLines(["2026-03-02,Quarz,-12.50"])
        let (outcome, screen) = try await sitting.browser.press(
            "commit", on: preview, fields: [("digest", digest), ("0-3.category", try await sitting.category("entertainment"))])
        #expect(outcome == .shows)
        #expect(screen.html.contains("Your accounts changed in the meantime") && screen.html.contains("1 new"))
        #expect(try await sitting.entries().count == 1)
        // What was chosen is kept, and the new preview can be committed.
        _ = try await sitting.follow("commit", on: preview)
        #expect(try await sitting.entries().first { $0.payee == "Lummox" }?.counterparts.first?.name == "Entertainment")
    }

    @Test func whatWasChosenInAnotherWindowIsShownBeforeItIsWritten() async throws {
        let sitting = try await ImportSitting.begin()
        let preview = try await sitting.send(table)
        let digest = try await sitting.digest(preview)
        _ = try await sitting.follow(
            "show-preview", on: preview, fields: [("0-3.category", try await sitting.category("entertainment"))])
        let (outcome, _) = try await sitting.browser.press("commit", on: preview, fields: [("digest", digest)])
        #expect(outcome == .shows)
        #expect(try await sitting.entries().isEmpty)
    }

    // MARK: - Undo

    @Test func anImportIsTakenBackFromItsResultAfterAQuestion() async throws {
        let sitting = try await ImportSitting.begin()
        let done = try await sitting.follow("commit", on: try await sitting.send(table))
        #expect(try await sitting.browser.press("undo-import", on: done).outcome == .asks)
        let (outcome, _) = try await sitting.browser.press("undo-import", on: done, confirmed: true)
        guard case .moved(_, let notice) = outcome else { throw NotSent(outcome: outcome) }
        #expect(notice?.text.english == "Import undone: 2 transactions removed")
        #expect(try await sitting.entries().isEmpty)
    }

    @Test func linesThatALaterImportContainsStayAndTheScreensSayWhy() async throws {
        let sitting = try await ImportSitting.begin()
        let done = try await sitting.follow("commit", on: try await sitting.send(table))
        let again = try await sitting.send(table + "2026-03-04,Zenit,-1.00\n", as: "later.csv")
        _ = try await sitting.follow("commit", on: again)
        let asked = try await sitting.browser.open(done).html
        #expect(asked.contains("2 lines stay, because they are also in the import of later.csv ("))
        let (outcome, _) = try await sitting.browser.press("undo-import", on: done, confirmed: true)
        guard case .moved(_, let notice) = outcome else { throw NotSent(outcome: outcome) }
        let text = try #require(notice?.text.english)
        #expect(text.hasPrefix("Import undone: nothing removed. 2 lines stay, because they are also in the import of later.csv ("))
        #expect(text.hasSuffix(" If nothing is to stay, undo that import, too."))
        #expect(try await sitting.entries().count == 3)
        let undone = try await sitting.browser.open(done).html
        #expect(undone.contains("2 lines stayed, because they were also in another import"))
    }

    @Test func whatPeopleChangedSinceIsListedAndAsked() async throws {
        let sitting = try await ImportSitting.begin()
        let done = try await sitting.follow("commit", on: try await sitting.send(table))
        let kino = try #require(try await sitting.entries().first { $0.payee == "Lummox" })
        _ = try await sitting.services.transactions().updateTransaction(id: kino.id, TransactionEdit(note: "with Grace"), revision: nil)
        let (asked, screen) = try await sitting.browser.press("undo-import", on: done, confirmed: true)
        #expect(asked == .shows)
        #expect(screen.html.contains("1 of its transactions was changed since") && screen.html.contains("Lummox"))
        #expect(try await sitting.entries().count == 2)
        _ = try await sitting.browser.press("undo-anyway", on: done)
        #expect(try await sitting.entries().isEmpty)
    }

    @Test func undoingWhatMadeTheAccountLeadsToWhatIsStillThere() async throws {
        let browser = try await Browser.signedIn()
        let file = try TextFile("one.ofx", Self.ofxOfAnUnknownAccount)
        let services = try await browser.services()
        let report = try await services.statements().commit(
            ImportRequest(files: [file.path], account: nil, currency: nil), digest: nil, progress: nil)
        let id = try #require(report.id)
        let account = try #require(try await services.accounts().fetchAccounts(includingArchived: false).first).account
        let list = TransactionsRoute.list(accountId: account.id.description).path.absolute
        let (outcome, _) = try await browser.press("undo-notice", on: list, fields: [("undo-change", id.description)])
        #expect(outcome == .moved(Link(.accounts(.list)), notice: Notice("Undone")))
        #expect(try await browser.open(list).status == .notFound)
    }

    private static let ofxOfAnUnknownAccount = """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102

        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>500<ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST><STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260302<TRNAMT>-12.50<FITID>A1<NAME>Quarz</STMTTRN></BANKTRANLIST>
        </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
        """
}
