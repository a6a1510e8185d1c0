import Models
import Testing

@Suite struct MonthTests {
    @Test func monthsKnowTheirDays() throws {
        let month = try day("2024-02-17").monthOfYear
        #expect(month.description == "2024-02")
        #expect(month.firstDay == (try day("2024-02-01")))
        #expect(month.lastDay == (try day("2024-02-29")))
        #expect(month.next.description == "2024-03")
        #expect(month.previous.description == "2024-01")
        #expect(month.adding(months: -14).description == "2022-12")
        #expect(month.previous < month)
    }

    @Test func everyMonthHoldsItsDays() {
        for number in Int32(-30)...(9999 * 12 + 30) {
            let month = Month(number: number)
            guard (1...12).contains(month.month), Int32(month.year * 12 + month.month - 1) == number,
                Month(of: month.firstDay) == month, Month(of: month.lastDay) == month, month.firstDay.dayOfMonth == 1
            else {
                Issue.record("month \(number) is \(month)")
                return
            }
        }
    }

    @Test func monthsOutOfRangeDoNotTrap() {
        #expect(Month(number: -1).month == 12)
        #expect(Month(number: -1).year == -1)
        #expect(Month(number: .max).next.number == .max)
        #expect(Month(number: .min).previous.number == .min)
        #expect(!Month(number: .max).description.isEmpty)
        #expect(!Month(number: .min).description.isEmpty)
        #expect(Month(number: .max).lastDay.number == Int32.max - 1)
        #expect(Month(of: Day(number: .min)) < Month(of: Day(number: .max)))
    }
}
