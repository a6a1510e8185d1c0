import Foundation

/// By how much the clocks of a time zone are ahead of UTC.
enum ZoneOffset {
    /// In seconds, at an instant in seconds since 1970.
    ///
    /// - Parameter name: an IANA name; of an unknown one, those of UTC.
    static func of(_ name: String) -> (Int64) -> Int64 {
        let zone = TimeZone(identifier: name)
        return { seconds in Int64(zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) ?? 0) }
    }
}
