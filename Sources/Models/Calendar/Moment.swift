/// A local date and time in some time zone.
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

    /// Today as a word with the time (`Today, 2:30 PM`), every other day as a date alone.
    package func relativeFormatted(today: Day, in locale: LocaleFormat) -> String {
        day.relativeFormatted(hour: hour, minute: minute, today: today, in: locale)
    }
}
