import AccountsModel
import App
import HTML
import ImportModel
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import TestTools
import Testing
import TransactionsModel

/// The preview of an import in the browser, and what is corrected in it.
struct ImportScreenTests {
    private let table = "Date,Description,Amount\n2026-03-02,Quarz,-12.50\n2026-03-03,Lummox,-8.00\n"

    @Test func aFileIsReadShownCommittedAndItsResultSaid() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send(table)
        let html = try await session.browser.open(preview).html
        #expect(html.contains("march.csv") && html.contains("2 new") && html.contains("Quarz") && html.contains("Lummox"))
        #expect(try await session.entries().isEmpty)
        let done = try await session.follow("commit", on: preview)
        #expect(done.contains("done=imp_"))
        let result = try await session.browser.open(done).html
        #expect(result.contains("2 new transactions"))
        #expect(result.contains("href=\"/accounts/\(session.checking.id)\""))
        #expect(try await session.entries().map(\.payee) == ["Lummox", "Quarz"])
        // The files are gone with it.
        #expect(try await session.browser.open(preview).status == .notFound)
    }

    @Test func theSameFileAgainBringsNothingNew() async throws {
        let session = try await ImportSession.begin()
        _ = try await session.follow("commit", on: try await session.send(table))
        let again = try await session.send(table)
        let html = try await session.browser.open(again).html
        #expect(html.contains("Nothing new. All 2 lines are here already."))
        #expect(!html.contains("name=\"_action\" value=\"commit\"") && !html.contains("Import anyway"))
        let (outcome, _) = try await session.press("done", on: again)
        #expect(outcome == .moved(Link(.accounts(.list)), notice: nil))
        #expect(try await session.browser.open(again).status == .notFound)
        #expect(try await session.entries().count == 2)
        #expect(try await session.services.statements().fetchImports(limit: 5).count == 1)
    }

    @Test func aFileThatCannotBeReadSaysWhichFormatsCanBe() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send("just one column\nand another row\n", as: "bad.txt")
        let html = try await session.browser.open(preview).html
        #expect(html.contains("Coffer cannot read bad.txt. Download the statement as OFX, CAMT, MT940 or CSV."))
        #expect(html.contains("<summary>Details</summary>") && html.contains("bad.txt:1: No columns were found"))
        #expect(!html.contains("Import anyway") && !html.contains("<details class=\"card disclosure\" open><summary>Details"))
    }

    @Test func everyControlOfThePreviewIsNamedOnceAndLabelled() async throws {
        let session = try await ImportSession.begin()
        let screen = try await session.browser.open(try await session.send(table))
        #expect(screen.misuses == [])
        #expect(screen.html.contains("Category of Quarz"))
    }

    // MARK: - Accounts

    @Test func anotherAccountIsChosenAndTakesTheLines() async throws {
        let session = try await ImportSession.begin()
        let savings = try await session.browser.addAccount("Savings")
        let preview = try await session.send(table)
        let path = try await session.follow("show-preview", on: preview, fields: [("file0.0-0.account", savings.id.description)])
        #expect(try await session.browser.open(path).html.contains("option value=\"\(savings.id)\" selected"))
        _ = try await session.follow("commit", on: path)
        #expect(try await session.entries(savings).count == 2)
        #expect(try await session.entries().isEmpty)
    }

    @Test func aFileThatDoesNotSayItsAccountAsksAndMakesANewOne() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send(table, to: session.anywhere)
        let html = try await session.browser.open(preview).html
        #expect(html.contains("march.csv does not say whose account it is") && !html.contains("--account"))
        #expect(!html.contains("value=\"commit\""))
        let named = try await session.follow("show-preview", on: preview, fields: [("file0.account", "new")])
        let shown = try await session.follow("show-preview", on: named, fields: [("file0.0-0.name", "Travel card")])
        #expect(try await session.browser.open(shown).html.contains("Travel card"))
        _ = try await session.follow("commit", on: shown)
        let accounts = try await session.services.accounts().fetchAccounts(includingArchived: false).map(\.account)
        let made = try #require(accounts.first { $0.name == "Travel card" })
        #expect(try await session.entries(made).count == 2)
    }

    @Test func anAccountThatIsChosenWithImportIsShownFirst() async throws {
        let session = try await ImportSession.begin()
        let savings = try await session.browser.addAccount("Savings")
        let preview = try await session.send(table)
        let path = try await session.follow("commit", on: preview, fields: [("file0.0-0.account", savings.id.description)])
        #expect(try await session.entries(savings).isEmpty)
        #expect(try await session.browser.open(path).html.contains("option value=\"\(savings.id)\" selected"))
    }

    // MARK: - Encodings

    @Test func theEncodingIsShownAndAnotherOneIsChosen() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send("Date,Description,Amount\n2026-03-02,Café,-12.50\n")
        let html = try await session.browser.open(preview).html
        #expect(html.contains("Café") && html.contains("option value=\"UTF-8\" selected"))
        let other = try await session.follow("file0.read-again", on: preview, fields: [("file0.encoding", "Windows-1252")])
        let changed = try await session.browser.open(other).html
        #expect(changed.contains("CafÃ©") && changed.contains("option value=\"Windows-1252\" selected"))
        let back = try await session.follow("file0.read-again", on: other, fields: [("file0.encoding", "UTF-8")])
        _ = try await session.follow("commit", on: back)
        #expect(try await session.entries().map(\.payee) == ["Café"])
    }

    @Test func aFileThatIsRefusedForItsBytesCanBeReadInAnotherEncoding() async throws {
        let session = try await ImportSession.begin()
        let name = String(repeating: "é", count: 200)
        let preview = try await session.send("Date,Description,Amount\n2026-03-02,\(name),-12.50\n")
        let refused = try await session.follow("file0.read-again", on: preview, fields: [("file0.encoding", "ISO-2022-JP")])
        let html = try await session.browser.open(refused).html
        #expect(html.contains("name=\"file0.encoding\""))
        _ = try await session.browser.press("file0.read-again", on: refused, fields: [("file0.encoding", "UTF-8")])
        #expect(try await session.browser.open(refused).html.contains("1 new"))
    }

    // MARK: - Categories

    @Test func aChangedCategoryIsCommittedAndRemembered() async throws {
        let session = try await ImportSession.begin()
        let entertainment = try await session.category("entertainment")
        let preview = try await session.send(table)
        _ = try await session.follow("commit", on: preview, fields: [("0-3.category", entertainment)])
        let entries = try await session.entries()
        #expect(entries.first { $0.payee == "Lummox" }?.counterparts.first?.name == "Entertainment")
        #expect(entries.first { $0.payee == "Quarz" }?.counterparts.first?.name == "Other")
        let next = try await session.send("Date,Description,Amount\n2026-03-04,Lummox,-9.00\n")
        #expect(try await session.browser.open(next).html.contains("option value=\"\(entertainment)\" selected"))
    }

    @Test func whatIsChosenOnOnePageIsKeptOnTheNext() async throws {
        let session = try await ImportSession.begin()
        let rows = (1...120).map { "2026-01-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1),Shop \($0),-\($0).00" }
        let preview = try await session.send("Date,Description,Amount\n" + rows.joined(separator: "\n") + "\n")
        let first = try await session.browser.open(preview).html
        #expect(first.components(of: "class=\"row import-line\"").count == 50 && first.contains("1 to 50 of 120"))
        let id = try #require(first.components(of: "name=\"0-", upTo: ".category\"").first)
        let entertainment = try await session.category("entertainment")
        let second = try await session.follow("older-lines", on: preview, fields: [("0-\(id).category", entertainment)])
        #expect(second.contains("page=2"))
        let html = try await session.browser.open(second).html
        #expect(html.contains("51 to 100 of 120") && !html.contains("name=\"0-\(id).category\""))
        let other = try #require(html.components(of: "name=\"0-", upTo: ".category\"").first)
        _ = try await session.follow("commit", on: second, fields: [("0-\(other).category", entertainment)])
        let chosen = try await session.services.transactions().fetchEntries(
            EntryQuery(account: session.checking.id, category: ID<Models.Category>(entertainment))
        ).entries
        #expect(chosen.count == 2)
    }

    // MARK: - Layout

    @Test func aWrongColumnIsCorrected() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send("Date,Description,Amount,Net\n2026-03-02,Quarz,-12.50,-10.00\n")
        let wrong = try await session.follow("file0.read-again", on: preview, fields: [("file0.amount", "3")])
        #expect(try await session.browser.open(wrong).html.contains("10.00"))
        let right = try await session.follow("file0.read-again", on: wrong, fields: [("file0.amount", "2")])
        _ = try await session.follow("commit", on: right)
        #expect(try await session.entries().map(\.amount.minorUnits) == [-1250])
    }

    @Test func aMissingColumnIsSaidBesideItsField() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send(table)
        let (outcome, screen) = try await session.press("file0.read-again", on: preview, fields: [("file0.amount", "")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Choose the column of the amount"))
    }

    @Test func datesThatAreTwoDaysAreAskedAndSettled() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send("Date,Description,Amount\n03/04/2026,Quarz,-12.50\n")
        let html = try await session.browser.open(preview).html
        #expect(html.contains("03/04/2026 can be read in two ways") && html.contains("Choose whether day or month comes first"))
        #expect(!html.contains("value=\"commit\""))
        let (again, _) = try await session.press("show-preview", on: preview)
        #expect(again == .invalid)
        let settled = try await session.follow("show-preview", on: preview, fields: [("file0.order", "dayFirst")])
        _ = try await session.follow("commit", on: settled)
        #expect(try await session.entries().map(\.day.description) == ["2026-04-03"])
    }

    @Test func amountsWithoutAnyMinusAreAskedAboutAndChosenOnce() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send(
            "Date,Description,Amount\n2026-03-02,Quarz,12.50\n2026-03-03,Opal,7.00\n2026-03-04,Onyx,1.25\n")
        let html = try await session.browser.open(preview).html
        #expect(html.contains("Which amounts are right?") && html.contains("+12.50") && html.contains("\u{2212}12.50"))
        #expect(html.contains("money out 20.75") && !html.contains("value=\"commit\""))
        let chosen = try await session.follow("file0.1.reading", on: preview)
        #expect(try await !session.browser.open(chosen).html.contains("Which amounts are right?"))
        _ = try await session.follow("commit", on: chosen)
        #expect(try await session.entries().map(\.amount.minorUnits).sorted() == [-1250, -700, -125])
    }

    @Test func amountsThatAreTwoFiguresAreAskedAndSettled() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send("Date,Description,Amount\n2026-04-03,Quarz,-29.000\n")
        let html = try await session.browser.open(preview).html
        #expect(html.contains("-29.000 can be read in two ways") && html.contains("Choose the decimal separator"))
        #expect(!html.contains("value=\"commit\""))
        let (again, _) = try await session.press("show-preview", on: preview)
        #expect(again == .invalid)
        let settled = try await session.follow("show-preview", on: preview, fields: [("file0.decimal", "point")])
        _ = try await session.follow("commit", on: settled)
        #expect(try await session.entries().map(\.amount.minorUnits) == [-2_900])
    }

    // MARK: - Ties

    @Test func aTieIsAskedAndAnswered() async throws {
        let session = try await ImportSession.begin()
        try await session.browser.spend(12_50, on: "Lunch", from: session.checking)
        let second = try await session.browser.spend(12_50, on: "Supper", from: session.checking)
        let preview = try await session.send("Date,Description,Amount\n2026-03-02,CARD 77,-12.50\n")
        let html = try await session.browser.open(preview).html
        #expect(html.contains("Which transaction is CARD 77?") && html.contains("Lunch") && html.contains("Supper"))
        let id = try #require(second.transactions.first).id.description
        let answered = try await session.follow("commit", on: preview, fields: [("0-2.answer", id)])
        #expect(try await session.browser.open(answered).html.contains("Completes what you entered"))
        _ = try await session.follow("commit", on: answered)
        let entries = try await session.entries()
        #expect(entries.count == 2)
        #expect(entries.first { $0.payee == "Supper" }?.day.description == "2026-03-02")
    }

    // MARK: - Digest

    @Test func whereTheLedgerChangedTheNewPreviewIsShownAndNothingWritten() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send(table)
        let digest = try await session.digest(preview)
        try await session.browser.importLines(["2026-03-02,Quarz,-12.50"])
        let (outcome, screen) = try await session.browser.press(
            "commit", on: preview, fields: [("digest", digest), ("0-3.category", try await session.category("entertainment"))])
        #expect(outcome == .shows)
        #expect(screen.html.contains("Your accounts changed in the meantime") && screen.html.contains("1 new"))
        #expect(try await session.entries().count == 1)
        // What was chosen is kept, and the new preview can be committed.
        _ = try await session.follow("commit", on: preview)
        #expect(try await session.entries().first { $0.payee == "Lummox" }?.counterparts.first?.name == "Entertainment")
    }

    @Test func whatWasChosenInAnotherWindowIsShownBeforeItIsWritten() async throws {
        let session = try await ImportSession.begin()
        let preview = try await session.send(table)
        let digest = try await session.digest(preview)
        _ = try await session.follow(
            "show-preview", on: preview, fields: [("0-3.category", try await session.category("entertainment"))])
        let (outcome, _) = try await session.browser.press("commit", on: preview, fields: [("digest", digest)])
        #expect(outcome == .shows)
        #expect(try await session.entries().isEmpty)
    }

    // MARK: - Undo

    @Test func anImportIsTakenBackFromItsResultAfterAQuestion() async throws {
        let session = try await ImportSession.begin()
        let done = try await session.follow("commit", on: try await session.send(table))
        #expect(try await session.browser.press("undo-import", on: done).outcome == .asks)
        let (outcome, _) = try await session.browser.press("undo-import", on: done, confirmed: true)
        guard case .moved(_, let notice) = outcome else { throw NotSent(outcome: outcome) }
        #expect(notice?.text.english == "Import undone: 2 transactions removed")
        #expect(try await session.entries().isEmpty)
    }

    @Test func linesThatALaterImportContainsStayAndTheScreensSayWhy() async throws {
        let session = try await ImportSession.begin()
        let done = try await session.follow("commit", on: try await session.send(table))
        let again = try await session.send(table + "2026-03-04,Zenit,-1.00\n", as: "later.csv")
        _ = try await session.follow("commit", on: again)
        let asked = try await session.browser.open(done).html
        #expect(asked.contains("2 lines stay, because they are also in the import of later.csv ("))
        let (outcome, _) = try await session.browser.press("undo-import", on: done, confirmed: true)
        guard case .moved(_, let notice) = outcome else { throw NotSent(outcome: outcome) }
        let text = try #require(notice?.text.english)
        #expect(text.hasPrefix("Import undone: nothing removed. 2 lines stay, because they are also in the import of later.csv ("))
        #expect(text.hasSuffix(" If nothing is to stay, undo that import, too."))
        #expect(try await session.entries().count == 3)
        let undone = try await session.browser.open(done).html
        #expect(undone.contains("2 lines stayed, because they were also in another import"))
    }

    @Test func whatPeopleChangedSinceIsListedAndAsked() async throws {
        let session = try await ImportSession.begin()
        let done = try await session.follow("commit", on: try await session.send(table))
        let kino = try #require(try await session.entries().first { $0.payee == "Lummox" })
        _ = try await session.services.transactions().updateTransaction(id: kino.id, TransactionEdit(note: "with Grace"), revision: nil)
        let (asked, screen) = try await session.browser.press("undo-import", on: done, confirmed: true)
        #expect(asked == .shows)
        #expect(screen.html.contains("1 of its transactions was changed since") && screen.html.contains("Lummox"))
        #expect(try await session.entries().count == 2)
        _ = try await session.browser.press("undo-anyway", on: done)
        #expect(try await session.entries().isEmpty)
    }

    @Test func undoingWhatMadeTheAccountLeadsToWhatIsStillThere() async throws {
        let browser = try await Browser.signedIn()
        let file = try TemporaryFile("one.ofx", Self.ofxOfAnUnknownAccount)
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

    @Test func aDifferenceThatAnImportFindsIsToldAsTheMemberReadsFigures() async throws {
        let session = try await ImportSession.begin()
        let file = """
            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>998877<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310<TRNAMT>-5.00<FITID>a1<NAME>Rewe</STMTTRN></BANKTRANLIST>
            <LEDGERBAL><BALAMT>1200.00<DTASOF>20260311</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
            """
        let preview = try await session.send(file, as: "march.ofx")
        _ = try await session.follow("commit", on: preview)
        let later = try await session.send(
            file.replacing("a1", with: "a2").replacing("20260310", with: "20260312").replacing("20260311", with: "20260313"),
            as: "april.ofx")
        let html = try await session.browser.open(later).html
        #expect(html.contains("The statement says €1,200.00 at the end of Mar 13, 2026, the ledger €1,195.00"), "\(html)")
    }
}
