import Foundation
import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import NotificationsModel
import PeopleModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

/// A database that a version with schema 37 wrote, in which no secret carried its household: imports of two accounts, a budget, a card, a group
/// with an expense and a link for guests, an owner who is signed in and has a calendar, and a member whose sign-in waits for a one-time code.
/// `schema-37.json` is what that version exported.
struct OldSecretTests {
    private let folder: TemporaryFolder
    private let server: TestServer

    private static let files = URL(filePath: #filePath).deletingLastPathComponent()
    /// Some seconds after the last change, in milliseconds since 1970.
    private static let now: Int64 = 1_795_908_560_000
    private static let ada = "u033j0SWmgcF2D96XpWn6KkrYmH2CMphHevfYfNvdgw"
    private static let pendingGrace = "XIfy67WkRgDkHpFnfZjMpwbn3Evj50PUoDIW_wj5X6U"
    private static let gracesCodes: [UInt8] = [
        0x52, 0xBE, 0x59, 0x67, 0x7F, 0x8E, 0x01, 0x41, 0xD3, 0x26, 0x35, 0xDF, 0xBD, 0x86, 0x79, 0xFD, 0x58, 0xD9, 0x29, 0x05,
    ]
    private static let calendar = "H4ALNjaKR8q_CpT7gqQasgCq3rOFEOUZDhb_X25b6-0"
    private static let guest = "v5gjmgoyzl32h3txxyd5l65vl3soathy4z2ewuq"

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Self.files.appending(path: "schema-37.database").path(), toPath: folder.file("coffer.sqlite"))
        server = try TestServer(path: folder.file("coffer.sqlite"), at: Self.now)
    }

    @Test func everyFigureIsTheSame() async throws {
        let home = try await server.household(of: Self.ada)
        let accounts = try await home.accounts.fetchAccounts(includingArchived: true).map { summary in
            "\(summary.account.name) \(summary.balance.booked.decimalText) \(summary.balance.entries)"
        }
        #expect(accounts.sorted() == ["Checking 1815 5583.74 23", "Credit card -154.58 22"])
        try await home.expectClean()
    }

    @Test func theExportIsTheSame() async throws {
        let recorded = TestServer.exportSections(in: try String(contentsOf: Self.files.appending(path: "schema-37.json"), encoding: .utf8))
        let sections = try await server.exportSections(of: Self.ada)
        #expect(recorded.count > 30)
        // Each export adds to these two.
        for (name, text) in recorded where !["", "notifications", "securityLog"].contains(name) {
            #expect(sections[name] == text, "\(name)")
        }
    }

    @Test func aSessionContinues() async throws {
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(Self.ada)
            let page = try await browser.get("/accounts")
            #expect(page.status == .ok && page.text.contains("5,583.74"))
            let token = try #require(page.formToken)
            #expect(try await browser.post("/auth/stay", [("_token", token)]).status == .noContent)
            _ = try await browser.post("/auth/logout", [("_token", token)])
            browser.setSession(Self.ada)
            #expect(try await browser.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
            browser.setSession("2." + Self.ada)
            #expect(try await browser.get("/accounts").location == "/auth/session-expired?next=%2Faccounts")
        }
    }

    @Test(arguments: ["Ada", "ada@example.test"]) func aNewSessionCarriesItsHousehold(name: String) async throws {
        try await server.withBrowser { (browser: TestBrowser) async throws in
            let token = try #require(try await browser.get("/auth/login").formToken)
            let fields = [("_token", token), ("name", name), ("passphrase", TestServer.passphrase), ("_action", "sign-in")]
            #expect(try await browser.post("/auth/login", fields).status == .seeOther)
            #expect(browser.cookies["coffer-session"]?.hasPrefix("1.") == true)
            #expect(try await browser.get("/accounts").text.contains("5,583.74"))
        }
    }

    @Test func aPendingSignInIsCompleted() async throws {
        server.advanceClock(minutes: 1)
        let code = OneTimeCode.code(Self.gracesCodes, step: OneTimeCode.step(at: Self.now + 60_000))
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setPending(Self.pendingGrace)
            let page = try await browser.get("/auth/code")
            let token = try #require(page.formToken)
            #expect(try await browser.post("/auth/code", [("_token", token), ("code", code), ("_action", "continue")]).status == .seeOther)
            #expect(browser.cookies["coffer-session"]?.hasPrefix("1.") == true)
            #expect(browser.cookies["coffer-pending"] == nil)
            #expect(try await browser.get("/accounts").status == .ok)
        }
    }

    @Test func aCalendarIsRead() async throws {
        let made = try await server.services(of: Self.ada).notifications().makeFeed().token
        #expect(made.hasPrefix("1."))
        try await server.withBrowser { (browser: TestBrowser) async throws in
            for token in [Self.calendar, made] {
                let answer = try await browser.get("/calendar/\(token).ics")
                #expect(answer.status == .ok && answer.text.contains("SUMMARY:Corner shop club\\, annual fee"), "\(token)")
            }
            // A household in clear that is not that of the calendar.
            #expect(try await browser.get("/calendar/2.\(Self.calendar).ics").status == .notFound)
        }
    }

    @Test func aLinkForGuestsIsOpened() async throws {
        let people = try await server.services(of: Self.ada).people()
        let group = try #require(try await people.fetchPeople().groups.first?.group)
        let made = try await people.addGuestLink(group: group.id, canWrite: false, days: 30).token
        #expect(made.hasPrefix("1."))
        try await server.withBrowser { (browser: TestBrowser) async throws in
            for token in [Self.guest, made] {
                let page = try await browser.get("/g/\(token)")
                #expect(page.status == .ok && page.text.contains("Trip") && page.text.contains("Hotel"), "\(token)")
            }
            #expect(try await browser.get("/g/2.\(Self.guest)").status == .notFound)
        }
    }
}
