import Foundation
package import Models
package import Services

extension Moment {
    /// An instant in the time zone with an IANA name.
    ///
    /// - Parameter milliseconds: since 1970.
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package init(at milliseconds: Int64, in timeZone: String) throws(ServiceError) {
        self.init(at: milliseconds, in: try HouseholdTimeZone.find(timeZone))
    }

    /// Several instants, in their order.
    ///
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package static func moments(at instants: [Int64], in timeZone: String) throws(ServiceError) -> [Moment] {
        let zone = try HouseholdTimeZone.find(timeZone)
        return instants.map { Moment(at: $0, in: zone) }
    }

    /// The first instant of a day, in milliseconds since 1970.
    ///
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package static func start(of day: Day, in timeZone: String) throws(ServiceError) -> Int64 {
        let zone = try HouseholdTimeZone.find(timeZone)
        let seconds = Int64(day.number) * 86_400
        // The offset at midnight UTC, then the one that is valid at local midnight.
        let first = seconds - Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
        return (seconds - Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(first))))) * 1_000
    }

    /// An instant in a time zone.
    init(at milliseconds: Int64, in zone: TimeZone) {
        // Rounds down to the second, also before 1970, where integer division rounds towards zero.
        let seconds =
            (milliseconds >= 0 ? milliseconds : milliseconds - 999) / 1_000
            + Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1_000)))
        let day = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
        let rest = Int(seconds - day * 86_400)
        self.init(day: Day(number: Int32(clamping: day)), hour: rest / 3_600, minute: rest / 60 % 60)
    }
}
