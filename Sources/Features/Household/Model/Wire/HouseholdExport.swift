package import Models
package import WireModels

/// The household's settings in an export.
package struct HouseholdExport: Encodable {
    let name: String
    let currency: Currency
    /// IANA name.
    let timeZone: String
    /// 1 for Monday to 7 for Sunday.
    let firstWeekday: Int
    /// 1–28.
    let firstMonthDay: Int
    /// Whether a month that would begin on a weekend begins on the Friday before.
    let monthBeginsOnWorkingDay: Bool
    /// After how many idle minutes sessions end.
    let idleMinutes: Int
    let createdAt: Instant

    package init(_ household: Household, createdAt: Instant) {
        name = household.name
        currency = household.currency
        timeZone = household.timeZone
        firstWeekday = household.firstWeekday
        firstMonthDay = household.firstMonthDay
        monthBeginsOnWorkingDay = household.monthBeginsOnWorkingDay
        idleMinutes = household.idleMinutes
        self.createdAt = createdAt
    }
}
