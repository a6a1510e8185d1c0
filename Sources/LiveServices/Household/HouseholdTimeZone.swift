import Foundation
import Services

/// Looks up the time zone of a household by its IANA name.
enum HouseholdTimeZone {

    /// - Throws: `ServiceError.rule` with the name if this machine does not know the time zone.
    static func find(_ name: String) throws(ServiceError) -> TimeZone {
        guard let zone = TimeZone(identifier: name) else {
            throw .rule("The household's time zone “\(name.prefix(100))” is not known here; choose another one in the household's settings")
        }
        return zone
    }
}
