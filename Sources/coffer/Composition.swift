import CardCatalogueFile
import LiveServices
import Models
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The composition root: the only place that knows the live services, the clock and the time zone.

/// Opens the database that the options name; a new one where there is none. Whoever opens it closes it. One that may only be read can be read.
///
/// - Throws: `ServiceError.cannotWrite` where its folder is not there, `.database` where the file cannot be used, `CommandFailure.usage`.
func openInstallation(_ options: CommonOptions) throws -> LiveInstallation {
    let location = try DatabaseLocation(named: options.database)
    try location.prepare()
    return try LiveInstallation(
        path: location.path, clock: InstallationClock(now: milliseconds, today: actingDay(options)), catalogue: cardCatalogue(),
        allowsReadOnly: true)
}

/// The cards that can be added.
///
/// - Throws: `CommandFailure.failed` where the file that the program was built with is not what it has to be.
func cardCatalogue() throws -> CardCatalogue {
    do {
        return try CardCatalogueFile.load()
    } catch {
        throw CommandFailure.failed(error.description)
    }
}

/// The services of the household in a database, as its owner; makes the household where there is none.
func household(of installation: LiveInstallation) throws -> DependencyContainer {
    try installation.ownerContainer(
        defaults: HouseholdDefaults(name: "Household", currency: systemCurrency(), timeZone: systemTimeZone()))
}

/// The day on which the command acts: the one that was named, else today in the system's time zone.
func actingDay(_ options: CommonOptions) -> Day {
    if let today = options.today { return today }
    var now = time(nil)
    var parts = tm()
    tzset()
    localtime_r(&now, &parts)
    return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)) ?? Day(number: 0)
}

/// Milliseconds since 1970.
@Sendable func milliseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
}

/// The IANA name of the system's time zone, as a new household takes it over.
func systemTimeZone() -> String {
    if let name = Surroundings.value("TZ") { return name.hasPrefix(":") ? String(name.dropFirst()) : name }
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink("/etc/localtime", $0, bytes.count) } ?? 0
    }
    let target = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    guard let zone = target.firstRange(of: "/zoneinfo/") else { return "UTC" }
    return String(target[zone.upperBound...])
}

/// The currency of the country that the locale names (`LC_ALL`, `LC_MONETARY`, `LANG`), else the euro.
private func systemCurrency() -> Currency {
    let names = ["LC_ALL", "LC_MONETARY", "LANG"].compactMap { Surroundings.value($0) }
    let country = names.first.flatMap { $0.split(separator: "_").dropFirst().first?.prefix(2) } ?? ""
    let code =
        switch country {
        case "US": "USD"
        case "GB": "GBP"
        case "CH", "LI": "CHF"
        case "JP": "JPY"
        case "IN": "INR"
        case "PL": "PLN"
        case "CZ": "CZK"
        case "HU": "HUF"
        case "RO": "RON"
        case "SE": "SEK"
        case "NO": "NOK"
        case "DK": "DKK"
        case "IS": "ISK"
        case "CA": "CAD"
        case "AU": "AUD"
        case "NZ": "NZD"
        case "BR": "BRL"
        case "MX": "MXN"
        case "ZA": "ZAR"
        default: "EUR"
        }
    return Currency(code: code) ?? CurrencyTable.all[0]
}
