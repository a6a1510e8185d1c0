import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import NIOCore
import Services
import TestSupport
import TestTools
import Testing

@testable import Server

/// Forms that are sent twice, late, truncated or from another site: each gets an error message and nothing is stored twice.
struct FormSubmissionTests {
    private func fields(of page: TestResponse, _ more: [(String, String)]) throws -> [(String, String)] {
        [("_token", try #require(page.formToken)), ("_key", try #require(page.value(of: "_key")))] + more
    }

    @Test func aResubmittedFormIsAppliedOnce() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        let mine = try await SampleRows(of: services)
        let before = try await services.transactions().fetchEntries(EntryQuery(account: mine.account)).entries.count
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let path = "/accounts/\(mine.account)/transactions/new"
            let form = try fields(
                of: try await browser.get(path),
                [
                    ("type", "spending"), ("amount", "9.90"), ("payee", "Kiosk"), ("day", "2026-03-14"), ("account", "\(mine.account)"),
                    ("_action", "add"),
                ])
            // Two concurrent submissions, as by a double click.
            async let first = browser.post(path, form)
            async let second = browser.post(path, form)
            let (one, other) = (try await first, try await second)
            #expect(one.status == .seeOther, "\(one.text)")
            #expect(other.status == .seeOther)
            #expect(one.location == other.location)
            // A resubmission a day later, as after going back.
            let again = try await browser.post(path, form)
            #expect(again.location == one.location)
            let account = try fields(
                of: try await browser.get("/accounts/new"),
                [("account-name", "Purse"), ("kind", "cash"), ("currency", "EUR"), ("_action", "add-account")])
            let made = try await browser.post("/accounts/new", account)
            #expect(made.status == .seeOther)
            #expect(try await browser.post("/accounts/new", account).location == made.location)
        }
        #expect(try await services.transactions().fetchEntries(EntryQuery(account: mine.account)).entries.count == before + 1)
        #expect(try await services.accounts().fetchAccounts(includingArchived: true).map(\.account.name).sorted() == ["Everyday", "Purse"])
    }

    @Test func aKeyReusedWithOtherContentCreatesNothing() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let page = try await browser.get("/accounts/new")
            for name in ["Purse", "Wallet"] {
                _ = try await browser.post(
                    "/accounts/new",
                    try fields(of: page, [("account-name", name), ("kind", "cash"), ("currency", "EUR"), ("_action", "add-account")]))
            }
        }
        #expect(try await services.accounts().fetchAccounts(includingArchived: true).map(\.account.name) == ["Purse"])
    }

    @Test func aRejectedFormChangesNothing() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let mine = try await SampleRows(of: try await server.services(of: session))
        let before = try await server.exportAll(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let path = "/accounts/transactions/\(mine.transaction)/edit"
            let page = try await browser.get(path)
            let token = try #require(page.formToken)
            let edit = [("payee", "Forged"), ("amount", "1.00"), ("day", "2026-03-14"), ("_action", "save")]
            let refused: [(TestResponse, HTTPResponse.Status)] = [
                (try await browser.post(path, edit), .forbidden),
                (try await browser.post(path, edit + [("_token", "\(token)x")]), .forbidden),
                (
                    try await browser.post(path, edit + [("_token", token), ("note", String(repeating: "a", count: 1 << 20))]),
                    .contentTooLarge
                ),
                (
                    try await browser.send(
                        .post, path, [.contentType: "application/json"],
                        ByteBuffer(string: "{\"payee\":\"Forged\",\"_token\":\"\(token)\"}")),
                    .unsupportedMediaType
                ),
                (
                    try await browser.send(
                        .post, path, [.contentType: "multipart/form-data; boundary=b"],
                        ByteBuffer(string: "--b\r\nContent-Disposition: form-data; name=\"_token\"\r\n\r\n\(token)")), .badRequest
                ),
            ]
            for (answer, status) in refused {
                #expect(answer.status == status)
                #expect(answer.text.contains("Nothing was changed"))
            }
            #expect(try await browser.send(.put, path, [:], nil).status == .methodNotAllowed)
            #expect(try await browser.send(.delete, path, [:], nil).status == .methodNotAllowed)
        }
        #expect(try await server.exportAll(of: session) == before)
    }

    @Test func invalidInputIsKeptInTheForm() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let mine = try await SampleRows(of: try await server.services(of: session))
        let before = try await server.exportAll(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let path = "/accounts/\(mine.account)/transactions/new"
            let hostile = "<script>alert(1)</script>\"'&"
            let form = try fields(
                of: try await browser.get(path),
                [("type", "spending"), ("amount", "a lot"), ("payee", hostile), ("day", "2026-02-30"), ("_action", "add")])
            let answer = try await browser.post(path, form)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.value(of: "amount") == "a lot")
            #expect(answer.value(of: "day") == "2026-02-30")
            #expect(answer.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
            #expect(!answer.text.contains("<script>alert"))
            // The form keeps its key, so submitting it again creates one row.
            #expect(answer.value(of: "_key") == form[1].1)
        }
        #expect(try await server.exportAll(of: session) == before)
    }

    // MARK: - Files

    @Test func statementsAreUploadedPreviewedCommittedAndUndone() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let services = try await server.services(of: session)
        let account = try await server.household(of: session).account("Everyday")
        let before = try await server.exportSections(of: session)
        @Sendable func entries() async throws -> Int {
            try await services.transactions().fetchEntries(EntryQuery(account: account.id)).entries.count
        }
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let token = try await server.formToken(of: session)
            let path = "/accounts/\(account.id)/import"
            let file = (field: "files-from-your-bank", name: "march.csv", content: SampleRows.statement)
            let form = [("_token", token), ("_action", "read-files")]
            #expect(try await browser.post(path, Array(form.dropFirst()), file: file).status == .forbidden)
            let sent = try await browser.post(path, form, file: file)
            #expect(sent.status == .seeOther, "\(sent.text)")
            let preview = try #require(sent.location)
            #expect(server.stagedFiles.isEmpty)

            let page = try await browser.get(preview)
            #expect(page.text.contains("march.csv"))
            #expect(page.text.contains("Import 2 new"))
            // The preview writes nothing.
            #expect(try await entries() == 0)
            let commit = [("_token", token), ("digest", try #require(page.value(of: "digest"))), ("_action", "commit")]
            let stale = try await browser.post(preview, [commit[0], ("digest", "0"), commit[2]])
            #expect(stale.text.contains("changed"))
            #expect(stale.value(of: "digest") == commit[1].1)
            #expect(try await entries() == 0)

            let committed = try await browser.post(preview, commit)
            let done = try #require(committed.location)
            #expect(done.hasPrefix("\(path)?done=imp_"))
            #expect(try await entries() == 2)
            // The files are deleted, and the page is not found.
            #expect(try await browser.post(preview, commit).status == .notFound)
            #expect(try await browser.get(preview).status == .notFound)
            #expect(try await entries() == 2)

            // The first submission asks for confirmation.
            #expect(try await browser.post(done, [("_token", token), ("_action", "undo-import")]).status == .ok)
            #expect(try await entries() == 2)
            let undone = try await browser.post(done, [("_token", token), ("_confirmed", "undo-import")])
            #expect(undone.status == .seeOther)
            #expect(try await browser.get(done).text.contains("ndone"))
            #expect(try await entries() == 0)
        }
        let after = try await server.exportSections(of: session)
        for section in ["transactions", "statementLines", "statedBalances"] { #expect(after[section] == before[section], "\(section)") }
    }

    @Test func anUnknownFileIsReportedAndCanBeCancelled() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let token = try await server.formToken(of: session)
            let path = "/accounts/any/import"
            let form = [("_token", token), ("_action", "read-files")]
            let none = try await browser.post(path, form, file: ("files-from-your-bank", "", ""))
            #expect(none.status == .unprocessableContent)
            let sent = try await browser.post(path, form, file: ("files-from-your-bank", "../../letter.txt", "Dear Ada,\nall is well.\n"))
            let preview = try #require(sent.location)
            let page = try await browser.get(preview)
            #expect(page.text.contains("Nothing was written"))
            #expect(page.text.contains("letter.txt"))
            #expect(!page.text.contains("../"))
            let cancelled = try await browser.post(preview, [("_token", token), ("_action", "cancel-import")])
            #expect(cancelled.status == .seeOther)
            #expect(try await browser.get(preview).status == .notFound)
        }
    }
}
