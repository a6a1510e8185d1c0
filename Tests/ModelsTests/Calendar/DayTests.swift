import Models
import Testing

@Suite struct DayTests {
    @Test func everyDayRoundTripsAndFollowsThePreviousOne() throws {
        var number = try day("0001-01-01").number
        var weekday = 1
        for year in 1...9999 {
            for month in 1...12 {
                for dayOfMonth in 1...Day.daysIn(month: month, year: year) {
                    let day = Day(number: number)
                    let parts = day.parts
                    guard parts == (year, month, dayOfMonth), day.weekday == weekday,
                        Day(year: year, month: month, day: dayOfMonth)?.number == number
                    else {
                        Issue.record("\(year)-\(month)-\(dayOfMonth) is \(day)")
                        return
                    }
                    number += 1
                    weekday = weekday == 7 ? 1 : weekday + 1
                }
            }
        }
        #expect(number == (try day("9999-12-31")).number + 1)
    }

    @Test(
        arguments: [("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2), ("2024-11-15", 20_042, 5)]
            as [(String, Int32, Int)])
    func knownDaysHaveTheirNumberAndWeekday(text: String, number: Int32, weekday: Int) throws {
        #expect(try day(text).number == number)
        #expect(try day(text).weekday == weekday)
        #expect(try day(text).description == text)
    }

    @Test(arguments: [
        "", "2024", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "2024-04-31", "0000-01-01", "24-01-01",
        "2024/01/01",
        "2024-1-1", "2024-01-011", "2024-01-01 ", "2024-01-0x", "２０２４-01-01", "2024-01-99999999999999999999999999999",
    ])
    func invalidDaysAreRejected(text: String) {
        #expect(Day(text) == nil)
    }

    @Test func arithmeticIsClamped() throws {
        let today = try day("2024-11-15")
        #expect(today.adding(days: 1) == (try day("2024-11-16")))
        #expect(today.adding(days: -15) == (try day("2024-10-31")))
        #expect(today.adding(days: .max).number == .max)
        #expect(today.adding(days: .min).number == .min)
        #expect(today.distance(to: try day("2024-11-10")) == -5)
        for number in [Int32.min, -800_000, -719_529, -719_528, 2_932_897, .max] {
            let day = Day(number: number)
            #expect(!day.description.isEmpty)
            #expect((1...7).contains(day.weekday))
        }
        #expect(Day(number: -719_529).description == "-1-12-31")
        #expect(Day(number: 2_932_897).description == "10000-01-01")
    }

    @Test func invalidDatesAreNil() {
        #expect(Day(year: 2024, month: .max, day: 1) == nil)
        #expect(Day(year: .min, month: 1, day: 1) == nil)
        #expect(Day(year: 2024, month: 1, day: .max) == nil)
        #expect(Day(year: 10_000, month: 1, day: 1) == nil)
    }
}
