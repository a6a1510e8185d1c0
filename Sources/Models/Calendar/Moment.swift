/// An instant as the clock on the wall shows it in some time zone: a day, and the time of that day.
public struct Moment: Hashable, Sendable {
    public var day: Day
    /// 0–23.
    public var hour: Int
    /// 0–59.
    public var minute: Int

    public init(day: Day, hour: Int, minute: Int) {
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// As people say it: today with the time (`Today, 2:30 PM`), every other day alone.
    package func relativeFormatted(today: Day, in locale: LocaleFormat) -> String {
        day.relativeFormatted(hour: hour, minute: minute, today: today, in: locale)
    }
}
