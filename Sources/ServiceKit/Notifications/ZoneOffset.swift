import Foundation
package import Services

/// Offset of a time zone from UTC.
package enum ZoneOffset {
    /// The offset in seconds at an instant in seconds since 1970.
    ///
    /// - Parameter name: IANA name.
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package static func of(_ name: String) throws(ServiceError) -> (Int64) -> Int64 {
        let zone = try HouseholdTimeZone.find(name)
        return { seconds in Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))) }
    }
}
