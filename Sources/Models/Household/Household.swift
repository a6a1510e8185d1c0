/// The owner of everything: the people who keep their money here together.
public struct Household: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `hou_…`.
    public static let idPrefix = "hou"

    public var id: ID<Household>
    public var name: String
    /// The currency in which totals over several currencies are shown.
    public var currency: Currency
    /// The IANA name of the time zone in which "today" is.
    public var timeZone: String
    /// After how many minutes without use a session ends, 5–1440.
    public var idleMinutes: Int
    /// 1 for Monday to 7 for Sunday.
    public var firstWeekday: Int
    /// The day on which the household's month begins, 1–28.
    public var firstMonthDay: Int

    public init(
        id: ID<Household>, name: String, currency: Currency, timeZone: String, idleMinutes: Int = 30, firstWeekday: Int = 1,
        firstMonthDay: Int = 1
    ) {
        self.id = id
        self.name = name
        self.currency = currency
        self.timeZone = timeZone
        self.idleMinutes = idleMinutes
        self.firstWeekday = firstWeekday
        self.firstMonthDay = firstMonthDay
    }

    /// The first day of the household's month in which a day lies.
    package func monthStart(before day: Day) -> Day {
        let start = Month(of: day).firstDay.adding(days: firstMonthDay - 1)
        return start <= day ? start : Month(of: day).previous.firstDay.adding(days: firstMonthDay - 1)
    }

    /// A short text that differs where a setting differs, so that a form knows whether they are still those it was filled from.
    package var version: String {
        var hash = StableHash()
        for text in [name, currency.code, timeZone] { hash.combine(text) }
        for number in [idleMinutes, firstWeekday, firstMonthDay] { hash.combine(UInt64(clamping: number)) }
        return String(hash.value, radix: 36)
    }
}
