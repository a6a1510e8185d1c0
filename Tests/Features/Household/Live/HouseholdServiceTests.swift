import HouseholdModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

struct HouseholdServiceTests {

    @Test func anOwnerChangesTheSettings() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let service = try await installation.container(token).household()
        let before = try await installation.session(token)
        var household = try await service.fetchHousehold()
        household.name = "  Birkenhof "
        household.currency = try #require(Currency(code: "PLN"))
        household.timeZone = "Asia/Tokyo"
        household.idleMinutes = 60
        household.firstWeekday = 7
        household.firstMonthDay = 25
        let changed = try await service.updateHousehold(household)
        household.name = "Birkenhof"
        #expect(changed == household)
        let after = try await installation.session(token)
        #expect(after.household == household)
        #expect(after.counters.household == before.counters.household + 1)
        let history = try await installation.container(token).transactions().history(limit: 1)
        #expect(history.map(\.action) == [.editHousehold])
    }

    @Test func settingsOutOfRangeAreRefused() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let service = try await installation.container(token).household()
        let household = try await service.fetchHousehold()
        let faults: [(WritableKeyPath<Household, Int>, Int, String)] = [
            (\.idleMinutes, 4, "A session can end after 5 to 1440 minutes without use"),
            (\.idleMinutes, 1_441, "A session can end after 5 to 1440 minutes without use"),
            (\.firstWeekday, 0, "The first day of the week is not known"), (\.firstMonthDay, 29, "A month can begin on day 1 to 28"),
        ]
        for (path, value, sentence) in faults {
            var wrong = household
            wrong[keyPath: path] = value
            #expect(await brokenRule { _ = try await service.updateHousehold(wrong) } == sentence)
        }
        #expect(try await service.fetchHousehold() == household)
    }

    @Test func todayIsInTheHouseholdsTimeZone() throws {
        // 2026-03-29 00:30 UTC: the night in which summer time begins in Berlin.
        let instant: Int64 = 1_774_744_200_000
        let days = ["UTC": 20_541, "Europe/Berlin": 20_541, "America/New_York": 20_540, "Pacific/Kiritimati": 20_541]
        for (zone, day) in days { #expect(try Moment(at: instant, in: zone).day.number == Int32(day), "\(zone)") }
        #expect(try Moment(at: instant + 22 * 3_600_000, in: "Europe/Berlin").day.number == 20_542)
        #expect(try Moment(at: -1, in: "UTC").day.number == -1)
        #expect(throws: ServiceError.self) { try InstallationClock(now: { instant }).today("No/Where") }
    }

    @Test func anotherProcessesWritesAreAnnounced() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        let server = try TestInstallation(path: path)
        let other = try TestInstallation(path: path)
        let changes = server.live.changes()
        let watch = Task { await server.live.watchOtherProcesses() }
        let write = Task {
            // Polling may start after a write, so there are several.
            var number = 0
            while !Task.isCancelled {
                number += 1
                try await other.database.write(nil, [.rates]) { [number] in
                    try SignInFailureRepository($0).save([1], failures: number, failedAt: 0)
                }
                await Task.yield()
            }
        }
        var iterator = changes.makeAsyncIterator()
        let change = await iterator.next()
        write.cancel()
        watch.cancel()
        await watch.value
        #expect(change?.household == nil && change?.topics == [.any])
        try await server.live.close()
    }

    @Test func settingsThatWereChangedSinceAreNotWrittenOver() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let service = try await installation.container(token).household()
        var household = try await service.fetchHousehold()
        let version = household.version
        household.firstMonthDay = 25
        let changed = try await service.updateHousehold(household, version: version)
        household.name = "Quay"
        await #expect(throws: ServiceError.conflict) { _ = try await service.updateHousehold(household, version: version) }
        #expect(try await service.updateHousehold(household, version: changed.version).name == "Quay")
    }

    @Test func aMonthBeginsOnTheHouseholdsDay() throws {
        var household = Household(id: ID(rawValue: 1), name: "Home", currency: try #require(Currency(code: "EUR")), timeZone: "UTC")
        let day = try #require(Day("2026-03-15"))
        for (first, start) in [(1, "2026-03-01"), (15, "2026-03-15"), (16, "2026-02-16"), (28, "2026-02-28")] {
            household.firstMonthDay = first
            #expect(household.monthStart(before: day).description == start)
        }
    }
}
