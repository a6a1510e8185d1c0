import Foundation
import Ledger
import Services

/// Validates the name and the time zone of a household.
package enum HouseholdRule {
    /// The cleaned name.
    ///
    /// - Throws: `ServiceError.rule`.
    package static func name(_ text: String) throws -> String { try TextRule.name(text, of: .household) }

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
