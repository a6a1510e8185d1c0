import Foundation
import ImportModel
import Models
import NotificationsModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

struct ImportNotifierTests {

    /// Lines such as `2026-03-02,Rewe,-12.50`.
    @discardableResult
    private func take(
        _ lines: [String], into account: String = "Checking", as name: String?, in household: NotificationHousehold, commits: Bool = true
    ) async throws -> ImportReport {
        let folder = try TemporaryFolder()
        let file = folder.file("march.csv")
        try Data((["Date,Description,Amount"] + lines).joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
        let request = ImportRequest(files: [file], account: account, currency: household.installation.euro)
        let services: DependencyContainer
        if let name {
            services = try await household.container(name)
        } else {
            services = DependencyContainer(live: try await household.owner())
        }
        return commits
            ? try await services.statements().commit(request, digest: nil, progress: nil)
            : try await services.statements().preview(request, progress: nil)
    }

    private static let three = ["2026-03-02,Rewe,-12.50", "2026-03-03,Employer,2000.00", "2026-03-04,Rent,-900.00"]

    @Test func whoDoesNotSeeTheAccountIsToldNothing() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("vera", .owner)])
        let report = try await take(["2026-03-01,Kiosk,-2.00"], as: "otto", in: household)
        let account = try #require(report.files.first?.statements.first?.account)
        for name in ["tamara", "vera"] { try await household.clear(name) }
        try await household.owner().give(account, to: household.member("otto"), .balance)
        try await take(Self.three, as: nil, in: household)
        for name in ["tamara", "vera"] { #expect(try await household.told(name) == []) }
        #expect(try await household.told("otto").contains { $0.kind == .entriesImported && $0.subject == "Checking" })
    }

    /// An account that a member does not see receives nothing that he imports, and no answer tells that it exists.
    @Test func anImportOfAnotherMemberGetsAnAccountOfItsOwn() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let own = try #require(try await take(Self.three, as: "tamara", in: household).files.first?.statements.first)
        try await household.owner().give(own.account, to: household.member("tamara"))
        let other = try #require(try await take(Self.three, as: "otto", in: household).files.first?.statements.first)
        #expect(other.isNewAccount && other.account != own.account && other.name == "Checking" && other.new == 3)
        let known = try #require(try await take(Self.three, as: "tamara", in: household).files.first?.statements.first)
        #expect(known.account == own.account && known.known == 3)
    }

    @Test func anImportIsToldOnceToEverybodyButWhoImports() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("vera", .viewer)])
        let report = try await take(Self.three, as: "otto", in: household)
        let account = try #require(report.files.first?.statements.first?.account)
        let expected = NotificationContent(
            kind: .entriesImported, subject: "Checking", count: 3, object: ObjectReference(.transactions, of: account))
        #expect(try await household.told("tamara") == [expected])
        #expect(try await household.told("vera") == [expected])
        #expect(try await household.told("otto") == [])
        // Without new lines there is no notification.
        try await take(Self.three, as: "otto", in: household)
        #expect(try await household.told("tamara").count == 1)
        // The command line is no member, so all members are notified.
        try await take(["2026-03-05,Rewe,-3.00"], as: nil, in: household)
        #expect(try await household.told("otto").map(\.count) == [1])
    }

    @Test func aPreviewTellsNothing() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        try await take(Self.three, as: "otto", in: household, commits: false)
        #expect(try await household.told("tamara") == [])
    }

    @Test func theFiveLargestFromTheMinimumOnAreToldByThemselves() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let (hundred, thousand) = (try household.money(100_00), try household.money(1_000_00))
        try await household.set("tamara") { $0.minimumAmount = hundred }
        try await household.set("otto") { $0.minimumAmount = thousand }
        let lines = (1...9).map { "2026-03-0\($0),Shop \($0),-\(60 + $0 * 20).00" } + ["2026-03-10,Employer,1000.00"]
        try await take(lines, as: nil, in: household)
        let large = try await household.told("tamara").filter { $0.kind == .largeEntry }
        #expect(Set(large.map(\.subject)) == ["Employer", "Shop 9", "Shop 8", "Shop 7", "Shop 6"])
        #expect(large.contains { $0.amount?.minorUnits == -240_00 && $0.day == Day("2026-03-09") })
        #expect(try await household.told("otto").filter { $0.kind == .largeEntry }.map(\.subject) == ["Employer"])
        for content in large {
            let id = try #require(content.object.flatMap { ID<Models.Transaction>($0.id) })
            _ = try await household.container("tamara").transactions().fetchTransaction(id: id)
        }
    }

    @Test func anOwnTransferIsNotToldAsMoneyThatWent() async throws {
        let household = try await NotificationHousehold.with()
        let minimum = try household.money(100_00)
        try await household.set("tamara") { $0.minimumAmount = minimum }
        try await take(["2026-03-02,To savings,-500.00"], into: "Checking", as: nil, in: household)
        try await household.clear("tamara")
        try await take(["2026-03-02,From checking,500.00"], into: "Savings", as: nil, in: household)
        #expect(try await household.told("tamara").map(\.kind) == [.entriesImported])
    }

    @Test func undoingTakesBackWhatNobodyHasRead() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("vera", .viewer)])
        let minimum = try household.money(100_00)
        try await household.set("vera") { $0.minimumAmount = minimum }
        let report = try await take(Self.three, as: "tamara", in: household)
        let otto = try await household.service("otto")
        for notification in try await otto.fetchNotifications(after: nil, limit: 10).notifications {
            try await otto.markRead(id: notification.id, true)
        }
        #expect(try await household.told("vera").count == 3)
        _ = try await household.container("tamara").statements().undo(try #require(report.id), force: false)
        #expect(try await household.told("vera") == [])
        #expect(try await household.service("vera").unreadCount() == 0)
        #expect(try await household.told("otto").count == 1)
    }

    @Test func aStatementThatDiffersIsTold() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let folder = try TemporaryFolder()
        let services = try await household.container("otto")
        for (id, day, balance) in [("a1", "20260310", "1200.00"), ("a2", "20260312", "1190.00"), ("a3", "20260314", "1185.00")] {
            let file = folder.file("\(id).ofx")
            let text = """
                <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>998877<ACCTTYPE>CHECKING</BANKACCTFROM>
                <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>\(day)<TRNAMT>-5.00<FITID>\(id)<NAME>Rewe</STMTTRN></BANKTRANLIST>
                <LEDGERBAL><BALAMT>\(balance)<DTASOF>\(day)</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
                """
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            _ = try await services.statements().commit(
                ImportRequest(files: [file], account: nil, currency: nil), digest: nil, progress: nil)
        }
        let differing = try await household.told("tamara").filter { $0.kind == .statementDiffers }
        #expect(differing.map { $0.amount?.minorUnits } == [-5_00, -5_00])
        #expect(differing.first?.day == Day("2026-03-14"))
        #expect(try await household.told("otto") == [])
    }
}
