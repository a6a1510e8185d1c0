import Foundation
import Services

/// The time zone of an IANA name that a household has.
enum HouseholdTimeZone {

    /// - Throws: `ServiceError.rule` that names the time zone where this machine does not know it.
    static func find(_ name: String) throws(ServiceError) -> TimeZone {
        guard let zone = TimeZone(identifier: name) else {
            throw .rule("The household's time zone “\(name.prefix(100))” is not known here; choose another one in the household's settings")
        }
        return zone
    }
}
