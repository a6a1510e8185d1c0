import Models
import Testing

@Suite struct ScheduleTests {
    private func days(_ schedule: Schedule, _ count: Int) -> [String] {
        (0..<count).compactMap { schedule.occurrence($0)?.description }
    }

    @Test func monthlyFromTheThirtyFirstKeepsItsAnchor() throws {
        let schedule = try Schedule(anchor: try day("2023-01-31"), .month)
        #expect(days(schedule, 5) == ["2023-01-31", "2023-02-28", "2023-03-31", "2023-04-30", "2023-05-31"])
        #expect(schedule.occurrence(13) == (try day("2024-02-29")))
    }

    @Test func yearlyFromTheLeapDayReturnsToItInLeapYears() throws {
        let schedule = try Schedule(anchor: try day("2024-02-29"), .year)
        #expect(days(schedule, 5) == ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"])
    }

    @Test(arguments: [
        (ScheduleUnit.day, 3, "2024-12-03"), (.week, 2, "2024-12-28"), (.month, 1, "2024-12-30"), (.quarter, 1, "2025-02-28"),
        (.halfYear, 1, "2025-05-30"), (.year, 4, "2028-11-30"),
    ])
    func everyUnitCountsFromTheAnchor(unit: ScheduleUnit, interval: Int, second: String) throws {
        let schedule = try Schedule(anchor: try day("2024-11-30"), every: interval, unit)
        #expect(schedule.occurrence(1)?.description == (unit == .week ? "2024-12-14" : second))
        #expect(schedule.occurrence(unit == .week ? 2 : 1)?.description == second)
    }

    @Test func aScheduleThatWasNotRunForThreeCyclesYieldsThree() throws {
        let schedule = try Schedule(anchor: try day("2024-01-31"), .month)
        let missed = schedule.occurrences(after: try day("2024-03-31"), through: try day("2024-06-30"))
        #expect(missed.map(\.description) == ["2024-04-30", "2024-05-31", "2024-06-30"])
        #expect(schedule.occurrences(after: try day("2024-04-30"), through: try day("2024-05-30")).isEmpty)
        #expect(schedule.occurrences(after: try day("2024-06-30"), through: try day("2024-03-31")).isEmpty)
        #expect(Array(schedule.occurrences(through: try day("2024-01-31"))) == [try day("2024-01-31")])
        #expect(schedule.occurrences(through: try day("2024-01-30")).isEmpty)
    }

    @Test func endAndCountLimitOccurrences() throws {
        let anchor = try day("2024-01-15")
        let ended = try Schedule(anchor: anchor, .week, end: try day("2024-02-04"))
        #expect(days(ended, 9) == ["2024-01-15", "2024-01-22", "2024-01-29"])
        #expect(ended.next(after: try day("2024-01-29")) == nil)
        #expect(ended.occurrences(through: try day("2025-01-01")).count == 3)
        let counted = try Schedule(anchor: anchor, .month, count: 2)
        #expect(days(counted, 9) == ["2024-01-15", "2024-02-15"])
        #expect(counted.occurrences(after: anchor, through: try day("2030-01-01")).map(\.description) == ["2024-02-15"])
        #expect(counted.occurrences(after: try day("2026-01-01"), through: try day("2030-01-01")).isEmpty)
        #expect(counted.last(through: try day("2030-01-01"))?.description == "2024-02-15")
        #expect(counted.contains(try day("2024-02-15")))
        #expect(!counted.contains(try day("2024-03-15")))
        #expect(counted.next() == anchor)
    }

    @Test func invalidSchedulesThrow() throws {
        let anchor = try day("2024-01-15")
        #expect(throws: ScheduleError.interval(0)) { try Schedule(anchor: anchor, every: 0, .day) }
        #expect(throws: ScheduleError.interval(.max)) { try Schedule(anchor: anchor, every: .max, .year) }
        #expect(throws: ScheduleError.count(0)) { try Schedule(anchor: anchor, .day, count: 0) }
        let end = anchor.adding(days: -1)
        #expect(throws: ScheduleError.endsBeforeItBegins(anchor: anchor, end: end)) { try Schedule(anchor: anchor, .day, end: end) }
        #expect(throws: ScheduleError.outsideCalendar(Day(number: .max))) { try Schedule(anchor: Day(number: .max), .day) }
        #expect(throws: ScheduleError.outsideCalendar(Day(number: .min))) { try Schedule(anchor: Day(number: .min), .month) }
    }

    @Test func occurrencesEndWithTheCalendar() throws {
        for unit in ScheduleUnit.allCases {
            let schedule = try Schedule(anchor: try day("9999-11-30"), unit)
            #expect(schedule.occurrence(.max) == nil)
            #expect(schedule.occurrence(-1) == nil)
            #expect(schedule.next(after: try day("9999-12-31")) == nil)
            #expect(schedule.next(after: Day(number: .max)) == nil)
            #expect(schedule.next(after: Day(number: .min)) == schedule.anchor)
            let all = schedule.occurrences(after: Day(number: .min), through: Day(number: .max))
            #expect(all.last.map { $0 <= Day(number: 2_932_896) } == true)
            #expect(all.count == all.indices.compactMap { schedule.occurrence($0) }.count)
        }
    }

    @Test func distantOccurrencesAreComputedDirectly() throws {
        // Two hundred thousand searches in a schedule of 3.6 million days take no noticeable time.
        let daily = try Schedule(anchor: try day("0001-01-01"), .day)
        let last = try day("9999-12-31")
        let found = (0..<200_000).filter { daily.next(after: last.adding(days: -$0 - 1)) == last.adding(days: -$0) }
        #expect(found.count == 200_000)
        #expect(daily.occurrences(through: last).count == 3_652_059)
    }

    @Test func indexSearchAgreesWithIteration() throws {
        let seed: UInt64 = 31
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let anchor = Day(number: .random(in: 15_000...20_000, using: &random))
            let unit = ScheduleUnit.allCases[Int.random(in: 0..<6, using: &random)]
            let interval = Int.random(in: 1...4, using: &random)
            let schedule = try Schedule(anchor: anchor, every: interval, unit, count: 60)
            let all = (0..<60).compactMap { schedule.occurrence($0) }
            #expect(all.count == 60 && zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
            let from = anchor.adding(days: .random(in: -50...9_000, using: &random))
            let through = from.adding(days: .random(in: -50...2_000, using: &random))
            #expect(Array(schedule.occurrences(after: from, through: through)) == all.filter { $0 > from && $0 <= through }, "seed \(seed)")
            #expect(schedule.next(after: from) == all.first { $0 > from }, "seed \(seed)")
            #expect(schedule.last(through: through) == all.last { $0 <= through }, "seed \(seed)")
        }
    }
}
