import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import Services
import TestSupport
import Testing

@testable import Server

/// A file of what a reader does not see is answered like one of an id that no row has: the same status and bytes after the same statements.
///
/// One after the other, since the count is of all that happens in a database.
@Suite(.serialized) struct UnseenDownloadTests {

    /// A path with `ID`, and the id of something unseen.
    private struct Download {
        let shape: String
        let id: String

        func path(of id: String) -> String { shape.replacing("ID", with: id) }
    }

    private struct Answer: Equatable {
        var status: Int
        var text: String
        var statements: Int
    }

    /// Every file that is of one id, with what an account that is closed to a reader has.
    private static func downloads(for reader: DividedMember, in household: DividedHousehold) -> [Download] {
        DividedAccount.closed(to: reader).flatMap { account in
            let objects = household.objects(of: account)
            var downloads = objects.attachments.map { Download(shape: "/files/attachments/ID", id: $0.description) }
            for kind in [DividedObjects.Kind.scheduled, .initiated, .completed] {
                for id in (objects.ids[kind] ?? []).compactMap(\.last) {
                    downloads += ["/files/payment/ID", "/files/payments?id=ID"].map { Download(shape: $0, id: id) }
                }
            }
            // Others see that there is an account of which they see the balance.
            guard account.isHidden(from: reader) else { return downloads }
            let shapes = ExportFormat.allCases.map { "/files/export?to=\($0.rawValue)&account=ID" } + ["/files/transactions?account=ID"]
            for id in (objects.ids[.account] ?? []).compactMap(\.last) { downloads += shapes.map { Download(shape: $0, id: id) } }
            return downloads
        }
    }

    @Test(arguments: DividedMember.allCases) func aFileOfAnUnseenIDIsLikeThatOfAnAbsentOne(reader: DividedMember) async throws {
        let divided = try await DividedServer()
        let downloads = Self.downloads(for: reader, in: divided.household)
        #expect(downloads.count > 10)
        let token = try divided.household.token(of: reader)
        let server = divided.server
        try await server.withBrowser(change: { $0.limits.exportsPerMinute = 10_000 }) { (browser: TestBrowser) async throws in
            browser.setSession(token)
            func answer(_ download: Download, _ id: String) async throws -> Answer {
                let before = server.installation.databaseStatements
                let answer = try await browser.get(download.path(of: id))
                let text = DividedServer.masked(answer.text.replacing(id, with: "ID"))
                return Answer(status: answer.status.code, text: text, statements: server.installation.databaseStatements - before)
            }
            for download in downloads {
                // What is read first by anybody is read once more.
                _ = try await answer(download, download.id)
                let found = try await answer(download, download.id)
                let nothing = try await answer(download, DividedObjects.absent(download.id))
                #expect(found.status >= 400, "\(download.shape) is given to \(reader)")
                #expect(found == nothing, "\(download.shape) of \(download.id)")
            }
        }
    }

    /// Whom it belongs to gets each kind of file.
    @Test func theFilesAreThere() async throws {
        let divided = try await DividedServer()
        let objects = divided.household.objects(of: .annaPrivate)
        let attachment = try #require(objects.attachments.first)
        let account = try #require(objects.first(.account, as: Account.self))
        let paths = [
            "/files/attachments/\(attachment)", "/files/export?to=csv&account=\(account)", "/files/transactions?account=\(account)",
        ]
        for (path, answer) in zip(paths, try await divided.answers(to: paths, as: .anna)) {
            #expect(answer.status == 200 && answer.text.contains(DividedAccount.annaPrivate.marker), "\(path)")
        }
    }
}
