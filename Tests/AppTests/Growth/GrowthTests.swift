import Foundation
import GrowthSupport
import Installation
import Models
import Navigation
import PeopleModel
import ScreenTestSupport
import Services
import SubscriptionsModel
import TestTools
import Testing

@testable import App

/// Whatever a household contains, no work grows with its square: every screen, job and import over hostile names and numbers at three sizes,
/// by counts.
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
    private static let sizes = Work.sizes(from: 400)

    private static func expect(_ name: String, _ works: [Work]) {
        if let excess = Work.excess(of: works) { Issue.record("\(name): \(excess)") }
    }

    private static func households() async throws -> [HostileHousehold] {
        var households: [HostileHousehold] = []
        for size in sizes { households.append(try await HostileHousehold(size: size)) }
        return households
    }

    static func screens() async throws {
        let households = try await households()
        for isExamined in [false, true] {
            if isExamined {
                for household in households { _ = try await household.browser.installation.runDue() }
            }
            for (number, path) in households[0].paths.enumerated() {
                var works: [Work] = []
                for household in households { works.append(try await open(household.paths[number], household)) }
                expect(path, works)
            }
        }
    }

    private static func open(_ path: String, _ household: HostileHousehold) async throws -> Work {
        try await Work.of({ household.counters }) { try await household.browser.open(path).html.utf8.count }
    }

    static func work() async throws {
        let households = try await households()
        func compare(_ name: String, _ body: (HostileHousehold) async throws -> Void) async throws {
            var works: [Work] = []
            for household in households {
                works.append(
                    try await Work.of({ household.counters }) {
                        try await body(household)
                        return 0
                    })
            }
            expect(name, works)
        }
        try await compare("the first examination") { _ = try await $0.browser.installation.runDue() }
        try await compare("an import") {
            try await HostileHousehold.importStatement(HostileStatement(size: $0.size, from: $0.size, named: "second"), $0.services)
        }
        try await compare("the examination of an import") { _ = try await $0.browser.installation.runDue() }
        try await compare("removing what has ended") { try await $0.browser.installation.removeExpired() }
        try await compare("the preview of rules") { _ = try await $0.services.categories().previewRules(nil, replacing: nil, limit: 20) }
        try await compare("a run of rules") { _ = try await $0.services.categories().runRules(only: nil, limit: 20) }
        try await compare("a subscription of a payee with many numbers") { household in
            _ = try await household.services.subscriptions().addSubscription(
                SubscriptionDraft(
                    name: "Shop", price: Money(minorUnits: 1_250, currency: household.account.currency), cycle: .monthly,
                    next: Browser.march15.adding(days: -880), account: household.account.id, payee: "SHOP 1234567"))
        }
        try await compare("the import of a group of many members") { household in
            let names = (0..<household.size).map { "Member \($0)" }
            let file = try TemporaryFile(
                "group.csv",
                "Date,Description,Category,Cost,Currency,\(names.joined(separator: ","))\n2026-01-05,Dinner,General,2.00,EUR"
                    + ",1.00,-1.00" + String(repeating: ",0.00", count: names.count - 2) + "\n")
            do {
                _ = try await household.services.people().previewGroupImport(
                    GroupImportRequest(path: file.path, file: "group.csv", me: "Member 0"))
                Issue.record("a group of \(names.count) members was read")
            } catch ServiceError.rule(.groupMemberCount) {
                return
            } catch {
                Issue.record("\(error)")
            }
        }
        try await compare("the import of many expenses") { household in
            let rows = (0..<household.size).map { number in
                "2026-01-\(10 + number % 19),Dinner,General,\(number % 2 == 0 ? "" : "-")10.01,EUR,\(number % 2 == 0 ? "5.00,-5.00" : "-5.00,5.00")"
            }
            let file = try TemporaryFile(
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
        // Only screens that read the text.
        var paths: [String] = []
        for path in household.paths where try await household.browser.receives("q", on: path) { paths.append(path) }
        #expect(paths.count >= 5)
        for (name, text) in texts {
            for path in paths {
                var works: [Work] = []
                for size in Work.sizes(from: 5_000) { works.append(try await open("\(path)?q=\(text(size))", household)) }
                expect("\(path)?q= of \(name)", works)
                if works[2].output > 1_000_000 { Issue.record("\(path)?q= of \(name): \(works[2].output) bytes") }
            }
        }
    }
}
