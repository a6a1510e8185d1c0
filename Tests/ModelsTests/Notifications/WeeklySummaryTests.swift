import Models
import Testing

struct WeeklySummaryTests {
    /// Thursday, 1 January 1970, and the days after.
    @Test(arguments: [
        // Wednesdays at 8.
        (0, 7, -1), (0, 8, -1), (6, 7, -1), (6, 8, 6), (6, 23, 6), (7, 0, 6), (12, 23, 6), (13, 7, 6), (13, 8, 13),
    ])
    func theLastDayIsTheWeekdayWhoseHourHasCome(day: Int32, hour: Int, expected: Int32) {
        let summary = WeeklySummary(weekday: 3, hour: 8, since: 0)
        #expect(summary.lastDue(at: Moment(day: Day(number: day), hour: hour, minute: 0)) == Day(number: expected))
    }
}
