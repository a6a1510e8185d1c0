/// When a member gets a weekly summary: at an hour of a weekday, in the household's time zone.
package struct WeeklySummary: Hashable, Sendable {
    /// 1 for Monday to 7 for Sunday.
    package var weekday: Int
    /// 0 to 23.
    package var hour: Int
    /// When it was set, in milliseconds since 1970: no summary is sent that was due before.
    package var since: Int64

    package init(weekday: Int, hour: Int, since: Int64) {
        self.weekday = weekday
        self.hour = hour
        self.since = since
    }

    /// The last day on which a summary was due by a moment of the household.
    package func lastDue(at moment: Moment) -> Day {
        let isBefore = moment.day.weekday == weekday && moment.hour < hour
        let behind = (moment.day.weekday - weekday + 7) % 7
        return moment.day.adding(days: -(isBefore ? 7 : behind))
    }
}
