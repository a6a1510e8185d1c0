/// A household: the members who keep their money here together, and the owner of all their data.
public struct Household: Identified, Hashable, Sendable {
    /// Prefix of ids: `hou_…`.
    public static let idPrefix = "hou"

    public var id: ID<Household>
    public var name: String
    /// The currency for totals across currencies.
    public var currency: Currency
    /// IANA name of the time zone that determines "today".
    public var timeZone: String
    /// Idle timeout of sessions in minutes, 5–1440.
    public var idleMinutes: Int
    /// 1 for Monday to 7 for Sunday.
    public var firstWeekday: Int
    /// The day on which the household's month begins, 1–28.
    public var firstMonthDay: Int
    /// Whether a month whose first day would be a Saturday or Sunday begins on the Friday before, as pay comes.
    public var monthBeginsOnWorkingDay: Bool
    /// Whether accounts belong to members. It follows from the accounts; settings do not change it.
    public var division: Division

    public init(
        id: ID<Household>, name: String, currency: Currency, timeZone: String, idleMinutes: Int = 30, firstWeekday: Int = 1,
        firstMonthDay: Int = 1, monthBeginsOnWorkingDay: Bool = false, division: Division = .undivided
    ) {
        self.id = id
        self.name = name
        self.currency = currency
        self.timeZone = timeZone
        self.idleMinutes = idleMinutes
        self.firstWeekday = firstWeekday
        self.firstMonthDay = firstMonthDay
        self.monthBeginsOnWorkingDay = monthBeginsOnWorkingDay
        self.division = division
    }

    /// Whether its accounts belong to members, as its rows say it.
    public enum Division: Int64, Sendable {
        /// All accounts are the household's, and so were those that were deleted.
        case undivided = 0
        /// An account belongs to a member.
        case divided = 1
        /// None does, but the history names a deleted account that did, and keeps what it says of it to its member.
        case formerlyDivided = 2
    }

    /// Whether what members see differs, so that their reads are scoped.
    public var isDivided: Bool { division != .undivided }

    /// The first day of the household month that contains a day.
    package func monthStart(before day: Day) -> Day { start(of: month(of: day)) }

    /// The first day of the household week that contains a day.
    package func weekStart(before day: Day) -> Day {
        day.adding(days: -((day.weekday - firstWeekday + 7) % 7))
    }

    /// A fingerprint of all settings, used by forms to detect concurrent edits.
    package var version: String {
        var hash = StableHash()
        for text in [name, currency.code, timeZone] { hash.combine(text) }
        for number in [idleMinutes, firstWeekday, firstMonthDay, monthBeginsOnWorkingDay ? 1 : 0] { hash.combine(UInt64(clamping: number)) }
        return String(hash.value, radix: 36)
    }
}
