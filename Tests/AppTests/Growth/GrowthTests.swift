import Foundation
import LiveServices
import Models
import Navigation
import Services
import Testing

@testable import App

/// Whatever a household contains, twice as much of it costs at most 2.5 times as much: every screen, job and import over hostile names and
/// numbers at two sizes, by counts.
///
/// Each test runs in a process of its own, so that the counts are its own.
@Suite(.serialized) struct GrowthTests {

    @Test func noScreenGrowsWithTheSquareOfWhatIsInTheLedger() async {
        await #expect(processExitsWith: .success) { try await GrowthTrial.screens() }
    }

    @Test func noJobAndNoImportGrowsWithTheSquare() async {
        await #expect(processExitsWith: .success) { try await GrowthTrial.work() }
    }

    @Test func noTypedTextMakesAPageManyTimesItsLength() async {
        await #expect(processExitsWith: .success) { try await GrowthTrial.texts() }
    }
}

/// What the tests run in processes of their own.
enum GrowthTrial {
    private static let size = 300

    private static func expect(_ name: String, _ half: Work, _ whole: Work) {
        if let excess = whole.excess(over: half) { Issue.record("\(name): \(excess)") }
    }

    static func screens() async throws {
        let small = try await HostileHousehold(size: size)
        let large = try await HostileHousehold(size: 2 * size)
        for isExamined in [false, true] {
            if isExamined {
                for household in [small, large] { _ = try await household.browser.installation.runDue() }
            }
            for (few, many) in zip(small.paths, large.paths) {
                expect(few, try await open(few, small), try await open(many, large))
            }
        }
    }

    private static func open(_ path: String, _ household: HostileHousehold) async throws -> Work {
        try await Work.of(household.browser.installation) { try await household.browser.open(path).html.utf8.count }
    }

    static func work() async throws {
        let households = [try await HostileHousehold(size: size), try await HostileHousehold(size: 2 * size)]
        func compare(_ name: String, _ body: (HostileHousehold) async throws -> Void) async throws {
            var work: [Work] = []
            for household in households {
                work.append(
                    try await Work.of(household.browser.installation) {
                        try await body(household)
                        return 0
                    })
            }
            expect(name, work[0], work[1])
        }
        try await compare("the first examination") { _ = try await $0.browser.installation.runDue() }
        try await compare("an import") {
            try await HostileHousehold.importStatement(lines: HostileHousehold.lines($0.size, from: $0.size), named: "second", $0.services)
        }
        try await compare("the examination of an import") { _ = try await $0.browser.installation.runDue() }
        try await compare("removing what has ended") { try await $0.browser.installation.removeExpired() }
        try await compare("the preview of rules") { _ = try await $0.services.categories().previewRules(nil, limit: 20) }
        try await compare("a run of rules") { _ = try await $0.services.categories().runRules(only: nil, limit: 20) }
        try await compare("a subscription of a payee with many numbers") { household in
            _ = try await household.services.subscriptions().addSubscription(
                SubscriptionDraft(
                    name: "Shop", price: Money(minorUnits: 1_250, currency: household.account.currency), cycle: .monthly,
                    next: Browser.march15.adding(days: -880), account: household.account.id, payee: "SHOP 1234567"))
        }
        try await compare("the import of a group of many members") { household in
            let names = (0..<household.size * 10).map { "Member \($0)" }
            let file = try TextFile(
                "group.csv",
                "Date,Description,Category,Cost,Currency,\(names.joined(separator: ","))\n2026-01-05,Dinner,General,2.00,EUR"
                    + ",1.00,-1.00" + String(repeating: ",0.00", count: names.count - 2) + "\n")
            await #expect(throws: ServiceError.rule(.groupMemberCount)) {
                _ = try await household.services.people().previewGroupImport(
                    GroupImportRequest(path: file.path, file: "group.csv", me: "Member 0"))
            }
        }
        try await compare("the import of many expenses") { household in
            let rows = (0..<household.size).map { number in
                "2026-01-\(10 + number % 19),Dinner,General,\(number % 2 == 0 ? "" : "-")10.01,EUR,\(number % 2 == 0 ? "5.00,-5.00" : "-5.00,5.00")"
            }
            let file = try TextFile(
                "group.csv", "Date,Description,Category,Cost,Currency,Ada,Ben\n\(rows.joined(separator: "\n"))\n")
            let request = GroupImportRequest(path: file.path, file: "group.csv", me: "Ada")
            _ = try await household.services.people().previewGroupImport(request)
            _ = try await household.services.people().importGroup(request)
        }
    }

    static func texts() async throws {
        let household = try await HostileHousehold(size: 60)
        let texts: [(String, (Int) -> String)] = [
            ("blanks", { String(repeating: "%20", count: $0) }), ("words", { String(repeating: "a%20", count: $0 / 2) }),
            ("minus signs", { String(repeating: "-", count: $0) }), ("quotation marks", { String(repeating: "%22", count: $0) }),
            ("colons", { String(repeating: "tag:", count: $0 / 4) }), ("Han characters", { String(repeating: "%E5%BA%97", count: $0) }),
            ("digits", { String(repeating: "1", count: $0) }), ("stars", { String(repeating: "*a", count: $0 / 2) }),
        ]
        var paths: [String] = []
        for path in household.paths {
            let page = try await household.browser.open(path + "?q=" + texts[0].1(20_000)).html.utf8.count
            if page > 1_000_000 { Issue.record("\(path)?q= of blanks: \(page) bytes") }
            // Only screens that read the text.
            if try await household.browser.open(path + "?q=zzqq").html.contains("zzqq") { paths.append(path) }
        }
        for (name, text) in texts {
            for path in paths {
                let half = try await open("\(path)?q=\(text(10_000))", household)
                let whole = try await open("\(path)?q=\(text(20_000))", household)
                expect("\(path)?q= of \(name)", half, whole)
                if whole.output > 1_000_000 { Issue.record("\(path)?q= of \(name): \(whole.output) bytes") }
            }
        }
    }
}
