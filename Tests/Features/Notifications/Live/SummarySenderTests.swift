import Foundation
import Localization
import Models
import NotificationsModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import NotificationsLive
@testable import Storage

/// When weekly summaries are sent, and what they say. The clock begins on Friday, 15 January 2027, at 9:00 in Berlin.
struct SummarySenderTests {
    private let house: NotificationHousehold

    init() async throws {
        house = try await NotificationHousehold.with([("otto", .viewer)])
    }

    private func run() async throws {
        let context = try await house.owner()
        try await SummarySender(context: context).sendSummaries(today: try context.today())
    }

    private func summaries(_ name: String) async throws -> [NotificationContent] {
        try await house.told(name).filter { $0.kind == .weeklySummary }
    }

    private func move(days: Int64, hours: Int64 = 0) { house.installation.clock.move(minutes: (days * 24 + hours) * 60) }

    @Test func whoDidNotAskGetsNone() async throws {
        for _ in 0..<8 {
            try await run()
            move(days: 1)
        }
        #expect(try await summaries("tamara") == [])
        #expect(try await summaries("otto") == [])
    }

    @Test func aSummaryComesOnceAWeekAtItsHour() async throws {
        try await house.set("otto") { $0.summary = WeeklySummary(weekday: 1, hour: 10, since: 0) }
        try await run()
        #expect(try await summaries("otto") == [], "Monday of this week was before it was set")
        // Monday, 9:00.
        move(days: 3)
        try await run()
        #expect(try await summaries("otto") == [])
        move(days: 0, hours: 1)
        for _ in 0..<3 { try await run() }
        #expect(try await summaries("otto").map(\.day) == [Day(year: 2027, month: 1, day: 17)])
        #expect(try await summaries("tamara") == [])
        move(days: 6)
        try await run()
        #expect(try await summaries("otto").count == 1)
        move(days: 1)
        try await run()
        #expect(try await summaries("otto").count == 2)
    }

    @Test func afterAnOutageOnlyTheLastOneComes() async throws {
        try await house.set("tamara") { $0.summary = WeeklySummary(weekday: 1, hour: 10, since: 0) }
        move(days: 40)
        for _ in 0..<2 { try await run() }
        #expect(try await summaries("tamara").count == 1)
    }

    @Test func anotherWeekdayBeginsAnew() async throws {
        try await house.set("tamara") { $0.summary = WeeklySummary(weekday: 5, hour: 8, since: 0) }
        try await run()
        #expect(try await summaries("tamara") == [], "8:00 of today was before it was set")
        move(days: 7)
        try await run()
        #expect(try await summaries("tamara").count == 1)
        // Its time is kept by a change of something else.
        try await house.set("tamara") { $0.leadDays = 9 }
        try await house.set("tamara") { $0.summary?.hour = 9 }
        try await run()
        #expect(try await summaries("tamara").count == 1, "one in a week")
    }

    @Test func itGoesByMailAlsoIfItsTypeDoesNot() async throws {
        try await house.set("tamara") {
            $0.email = "tamara@example.org"
            $0.mailedTypes = []
            $0.isDigest = true
            $0.summary = WeeklySummary(weekday: 1, hour: 10, since: 0)
        }
        move(days: 3, hours: 2)
        try await run()
        #expect(try await house.mailTimes("tamara").last == house.installation.clock.now)
    }

    @Test func aWrongTimeIsRefused() async throws {
        for (weekday, hour) in [(0, 8), (8, 8), (1, -1), (1, 24)] {
            let error = await failure {
                try await house.set("tamara") { $0.summary = WeeklySummary(weekday: weekday, hour: hour, since: 0) }
            }
            #expect(error == .rule(.notificationSummaryTime))
        }
    }

    // MARK: - What it says

    /// A household of 27 May 2026 with a week of movements.
    private static func moved() async throws -> TestHousehold {
        let house = try await TestHousehold()
        let account = try await house.account("Giro", opening: 100_000, on: house.today.adding(days: -60))
        try await house.add(250_000, in: account, payee: "Employer", category: "Salary", day: house.today.adding(days: -3))
        try await house.add(-8_000, in: account, payee: "Market", category: "Groceries", day: house.today.adding(days: -7))
        try await house.add(-2_000, in: account, payee: "Tram", category: "Transport", day: house.today.adding(days: -1))
        // Neither today nor before the week.
        try await house.add(-90_000, in: account, payee: "Landlord", category: "Housing", day: house.today)
        try await house.add(-70_000, in: account, payee: "Landlord", category: "Housing", day: house.today.adding(days: -8))
        return house
    }

    private static func lines(_ house: TestHousehold) async throws -> [SummaryLine] {
        let context = house.installation.live.ownerContext(of: house.services.context.household)
        return try await context.read { connection in
            let week = SummaryWeek(
                reading: HouseholdReading(connection, household: context.household.id), context: context, today: house.today)
            return try context.modules.summaryContributors.flatMap { try $0.summaryLines(of: week) }
        }
    }

    @Test func itSaysWhatCameInWentOutAndChanged() async throws {
        let lines = try await Self.lines(try await Self.moved())
        #expect(lines.map(\.amount?.minorUnits) == [250_000, 10_000, 270_000])
        #expect(lines.map(\.names) == [["Salary"], ["Groceries", "Transport"], []])
        #expect(lines.last?.other?.minorUnits == 30_000)
    }

    @Test(arguments: [
        (Language.english, "Came in: €2,500.00 (Salary).", "Net worth: €2,700.00, €2,400.00 more than a week before.")
    ])
    func itIsWordedWhenItIsRead(language: Language, first: String, last: String) async throws {
        let lines = try await Self.lines(try await Self.moved())
        let content = NotificationContent(
            kind: .weeklySummary, day: TestHousehold.today, count: lines.count, detail: SummaryLine.detail(of: lines), object: nil)
        let text = ServiceModules.standard.notifications.text(of: content).text
        var environment = TextEnvironment(language, showsAmounts: true)
        let shown = text.string(in: environment).split(separator: "\n").map(String.init)
        #expect(shown.first == first && shown.last == last)
        environment.showsAmounts = false
        let hidden = text.string(in: environment)
        #expect(!hidden.contains("2,500") && hidden.contains("(Salary)") && hidden.contains(TextEnvironment.hiddenAmount))
    }

    @Test func aWeekWithoutAnythingIsSaid() throws {
        let content = NotificationContent(kind: .weeklySummary, day: TestHousehold.today, object: nil)
        #expect(!ServiceModules.standard.notifications.text(of: content).text.string(in: .english).isEmpty)
    }
}
