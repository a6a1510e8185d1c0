import Foundation
import Services

/// Looks up the time zone of a household by its IANA name.
enum HouseholdTimeZone {
    /// - Throws: `ServiceError.rule` with the name if this machine does not know the time zone.
    static func find(_ name: String) throws(ServiceError) -> TimeZone {
        guard let zone = TimeZone(identifier: name) else { throw .rule(.householdTimeZoneMissing(String(name.prefix(100)))) }
        return zone
    }
}
