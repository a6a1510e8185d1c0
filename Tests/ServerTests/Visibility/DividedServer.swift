import App
import Foundation
import HTTPTypes
import HouseholdModel
import HummingbirdTesting
import Models
import Navigation
import NotificationsModel
import PeopleModel
import Services
import Synchronization
import TestSupport
import TestTools
import Testing

@testable import Server

/// A server with a divided household.
struct DividedServer {
    let server: TestServer
    let household: DividedHousehold
    private let folder: TemporaryFolder

    init(varying varied: Set<DividedAccount> = []) async throws {
        folder = try TemporaryFolder()
        server = try TestServer(temporaryFolder: folder.path)
        household = try await DividedHousehold(in: server.fixture, varying: varied)
    }

    // MARK: - Paths

    /// What a reader may open: screens without ids, lists and searches, and whatever of the accounts whose entries they see has an id.
    ///
    /// Two households that differ in what the reader does not see have paths of the same number and order, which differ in their ids.
    func paths(for reader: DividedMember) async throws -> [String] {
        let samples = FeatureList.standard.routes.samples.map(\.path.absolute)
        let open = DividedAccount.open(to: reader).map { household.objects(of: $0) }
        var paths = samples.filter { !$0.split(separator: "/").contains("sample") }
        paths += samples.flatMap { sample in open.flatMap { $0.paths(of: sample) } }
        // Of an account that is shared by its balance there is a page.
        let balances = DividedAccount.closed(to: reader).filter { !$0.isHidden(from: reader) }.map { household.objects(of: $0) }
        for sample in samples where DividedObjects.kind(of: sample) == .account { paths += balances.flatMap { $0.paths(of: sample) } }
        paths += open.flatMap { $0.attachments.map { "/files/attachments/\($0)" } }
        let categories = try await household.commandLine().categories().fetchCategories(includingArchived: true).map(\.id.description)
        for sample in ["/more/categories/sample", "/plan/budgets/sample"] {
            paths += categories.map { DividedObjects.path(sample, [$0]) }
        }
        paths += ["/people/groups/\(household.group.id)", "/people/groups/\(household.group.id)/expenses/new"]
        paths += Self.lists
        paths += searches.map { "/search?q=\($0)" }
        paths += searches.map { "/transactions?q=\($0)" }
        return paths
    }

    /// Lists in other orders and with filters, and reports by everything there is.
    private static let lists: [String] =
        [
            "/accounts?archived=1", "/transactions?sort=amount", "/transactions?least=1000", "/accounts/review", "/due", "/plan/forecast",
            "/transfer/scheduled?when=past", "/plan/expected", "/insights/net-worth", "/insights/cash-flow?period=12-months",
            "/insights/changes?from=2026-01-01", "/accounts/any/import", "/more/rules/another", "/cards/best?category=transportation",
        ]
        + ["payee", "tag", "account", "month", "category"].map { "/insights/spending?period=all&compare=none&by=\($0)" }
        + ["payee", "category"].map { "/files/insights/spending?by=\($0)&compare=none&to=csv" }

    /// What is searched for: the words of every account, parts of them, mistyped ones, and amounts.
    private var searches: [String] {
        var texts = ["bakery", "rent", "Haven", "7132.38", "8243.62", "6354.20"]
        for marker in DividedAccount.allCases.map(\.marker) {
            texts += [marker, marker + "tag", String(marker.dropLast(3)), marker.replacing("zq", with: "zg")]
        }
        return texts
    }

    /// The words that a path's page repeats, since they are searched for.
    static func echoed(by path: String) -> Set<String> {
        guard let search = path.split(separator: "?q=").dropFirst().first else { return [] }
        return Set(DividedAccount.allCases.map(\.marker).filter { search.contains($0) } + [String(search)])
    }

    /// Paths with ids of what a reader does not see.
    func unseenPaths(for reader: DividedMember) -> [String] {
        let samples = FeatureList.standard.routes.samples.map(\.path.absolute)
        return DividedAccount.closed(to: reader).flatMap { account in
            let objects = household.objects(of: account)
            var paths = samples.flatMap { objects.paths(of: $0) }
            paths += objects.attachments.map { "/files/attachments/\($0)" }
            for id in (objects.ids[.account] ?? []).flatMap(\.self) {
                paths += [
                    "/files/export?to=csv&account=\(id)", "/files/transactions?account=\(id)", "/transactions?account=\(id)",
                    "/insights/spending?account=\(id)", "/transfer/internal?from=\(id)",
                ]
            }
            return paths
        }
    }

    // MARK: - Asking

    /// The answers to paths, in their order: status and text.
    func answers(to paths: [String], as reader: DividedMember) async throws -> [(status: Int, text: String)] {
        let answers = Mutex<[(status: Int, text: String)]>([])
        let token = try household.token(of: reader)
        // A refusal for the sake of the rate would look the same for everything.
        try await server.withBrowser(change: { $0.limits.exportsPerMinute = 10_000 }) { (browser: TestBrowser) async throws in
            browser.setSession(token)
            for path in paths {
                let answer = try await browser.get(path)
                answers.withLock { $0.append((answer.status.code, answer.text)) }
            }
        }
        return answers.withLock { $0 }
    }

    /// A household's file in a format, as a member exports it.
    func export(_ format: ExportFormat, as reader: DividedMember) async throws -> String {
        let pieces = Mutex<[UInt8]>([])
        try await household.services(of: reader).exports().export(ExportRequest(format: format)) { piece in
            pieces.withLock { $0 += piece }
        }
        return String(decoding: pieces.withLock { $0 }, as: UTF8.self)
    }

    /// The calendar of a member's feed.
    func calendar(of reader: DividedMember) async throws -> String {
        let token = try await household.services(of: reader).notifications().makeFeed().token
        return try await answers(to: ["/calendar/\(token).ics"], as: reader)[0].text
    }

    // MARK: - Comparing

    /// A text without what differs in each run, whatever a household holds: ids, which stand for rows of both, and tokens of forms and pages.
    static func masked(_ text: String) -> String {
        var masked = text
        masked.replace(/[a-z]{2,6}_[0-9A-Z]{13}/, with: "ID")
        masked.replace(/(name="(_token|_key)" value=")[^"]*/, with: { "\($0.output.1)VALUE" })
        masked.replace(/(name="(revision|digest)" value=")[^"]*/, with: { "\($0.output.1)VALUE" })
        masked.replace(/(data-(token|state|session-expires)=")[^"]*/, with: { "\($0.output.1)VALUE" })
        masked.replace(/'nonce-[^']*'/, with: "NONCE")
        masked.replace(/REF[0-9]{8}/, with: "REF")
        // Keyed by a secret of the household.
        masked.replace(/UID:[0-9a-f]{32}@/, with: "UID:KEY@")
        masked.replace(/\/tmp\/coffer-[0-9A-F-]{36}\//, with: "/tmp/FOLDER/")
        // Where the next page of a list begins: a day and the numbers of rows.
        masked.replace(/after=[0-9.]+/, with: "after=ROW")
        return masked
    }

    /// The first line in which two texts differ; nil if they are equal.
    static func difference(_ first: String, _ second: String) -> String? {
        guard first != second else { return nil }
        let lines = [first, second].map { $0.replacing("><", with: ">\n<").split(separator: "\n", omittingEmptySubsequences: false) }
        for (one, other) in zip(lines[0], lines[1]) where one != other { return "“\(one.prefix(300))” and “\(other.prefix(300))”" }
        return "\(lines[0].count) and \(lines[1].count) lines"
    }
}
