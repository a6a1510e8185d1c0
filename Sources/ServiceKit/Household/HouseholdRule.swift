import Foundation
import Ledger
import Services

/// Validates the name and the time zone of a household.
package enum HouseholdRule {
    /// The cleaned name.
    ///
    /// - Throws: `ServiceError.rule`.
    package static func name(_ text: String) throws -> String { try TextRule.name(text, of: .household) }

    /// The stored form of a host name, in lower case.
    ///
    /// Source: RFC 1123, section 2.1: letters, digits and hyphens in labels of at most 63, no hyphen at either end, at most 253 in all. Other
    /// scripts have their ASCII form.
    ///
    /// - Throws: `ServiceError.rule`.
    package static func host(_ text: String) throws -> String {
        let host = text.lowercased()
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let isValid =
            host.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
            }
        guard isValid else { throw ServiceError.rule(.householdHostInvalid) }
        return host
    }

    /// The stored name of a time zone.
    ///
    /// - Throws: `ServiceError.rule` if it is not known.
    package static func knownTimeZone(_ text: String) throws -> String {
        let name = timeZone(named: text)
        guard timeZones.contains(name) else { throw ServiceError.rule(.householdTimeZoneUnknown) }
        return name
    }

    /// IANA names known to the system, UTC, and the former or current names of renamed zones that browsers report.
    package static let timeZones: Set<String> = Set(TimeZone.knownTimeZoneIdentifiers).union(["UTC"])
        .union(otherNames.filter { TimeZone(identifier: $0) != nil })

    /// The stored name of a time zone: `UTC` for its aliases.
    package static func timeZone(named name: String) -> String { namesOfUTC.contains(name) ? "UTC" : name }

    private static let namesOfUTC: Set<String> = [
        "Etc/UTC", "Etc/UCT", "Etc/Universal", "Etc/Zulu", "Etc/GMT", "Etc/GMT+0", "Etc/GMT-0", "Etc/GMT0", "Etc/Greenwich", "GMT", "GMT0",
        "GMT+0", "GMT-0", "Greenwich", "UCT", "Universal", "Zulu",
    ]

    /// Source: the file `backward` of the IANA time zone database: renamed zones for which browsers report the old or the new name.
    private static let otherNames = [
        "Africa/Asmara", "Africa/Asmera", "America/Argentina/Buenos_Aires", "America/Argentina/Catamarca", "America/Argentina/Cordoba",
        "America/Argentina/Jujuy", "America/Argentina/Mendoza", "America/Atikokan", "America/Buenos_Aires", "America/Catamarca",
        "America/Coral_Harbour", "America/Cordoba", "America/Godthab", "America/Indiana/Indianapolis", "America/Indianapolis",
        "America/Jujuy", "America/Kentucky/Louisville", "America/Louisville", "America/Mendoza", "America/Nuuk", "Asia/Calcutta",
        "Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Katmandu", "Asia/Kolkata", "Asia/Rangoon", "Asia/Saigon", "Asia/Yangon",
        "Atlantic/Faeroe", "Atlantic/Faroe", "Europe/Kiev", "Europe/Kyiv", "Pacific/Chuuk", "Pacific/Enderbury", "Pacific/Kanton",
        "Pacific/Pohnpei", "Pacific/Ponape", "Pacific/Truk",
    ]
}
