import App
import CardCatalogueFile
import LiveServices
import Localization
import Models
import Navigation
import ServiceCatalogueFile
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The composition root: the only place that knows the live services, the clock and the time zone.

/// Opens the database of the options, or creates it. The caller closes it. A read-only database can be opened.
///
/// - Throws: `ServiceError.cannotWrite` if its folder is missing, `.database` if the file cannot be used, `CommandFailure.usage`.
func openInstallation(_ options: CommonOptions, modules: ServiceModules = .standard) throws -> LiveInstallation {
    let location = try DatabaseLocation(named: options.database)
    try location.prepare()
    return try LiveInstallation(
        path: location.path, clock: InstallationClock(now: milliseconds, today: actingDay(options)), paths: screenPaths,
        screens: FeatureList.standard.searchHits, catalogue: cardCatalogue(), services: serviceCatalogue(), allowsReadOnly: true,
        setupDefaults: systemDefaults(), modules: modules)
}

/// The paths of objects: those of the screens that show them.
let screenPaths: ObjectPaths = { FeatureList.standard.link(to: $0)?.path }

/// The catalogue of card products.
///
/// - Throws: `CommandFailure.failed` if the built-in catalogue file is invalid.
func cardCatalogue() throws -> CardCatalogue {
    do {
        return try CardCatalogueFile.load()
    } catch {
        throw CommandFailure.failed(.verbatim(error.description))
    }
}

/// The services that are paid for regularly.
///
/// - Throws: `CommandFailure.failed` if the built-in file is invalid.
func serviceCatalogue() throws -> ServiceCatalogue {
    do {
        return try ServiceCatalogueFile.load()
    } catch {
        throw CommandFailure.failed(.verbatim(error.description))
    }
}

/// The services of the household in a database, acting as its owner; creates the household if there is none.
func household(of installation: LiveInstallation) async throws -> DependencyContainer {
    try await installation.ownerContainer(
        defaults: HouseholdDefaults(name: "Household", currency: systemCurrency(), timeZone: systemTimeZone()))
}

/// The day on which the command acts: that of `--today`, else today in the system's time zone.
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

/// The IANA name of the system's time zone, the default of a new household.
func systemTimeZone() -> String {
    SystemTimeZone(
        variable: CommandEnvironment.value("TZ"), link: linkTarget(of: "/etc/localtime"), file: firstLine(of: "/etc/timezone"),
        isKnown: { HouseholdRule.timeZones.contains(HouseholdRule.timeZone(named: $0)) }
    ).name
}

/// The language in which people read the output: that of `--language`, else that of the locale. Asked for before the options are parsed,
/// because the messages of parsing are read as well.
func readersLanguage(_ arguments: [String] = Swift.CommandLine.arguments) -> Language {
    for (index, argument) in arguments.enumerated() {
        if argument == "--language", arguments.indices.contains(index + 1), let language = Language(rawValue: arguments[index + 1]) {
            return language
        }
        if argument.hasPrefix("--language="), let language = Language(rawValue: String(argument.dropFirst("--language=".count))) {
            return language
        }
    }
    return systemLanguage()
}

/// The language and formats of what people read, with amounts.
func readersTexts() -> TextEnvironment {
    let language = readersLanguage()
    return TextEnvironment(language, locale: language == .german ? LocaleFormat("de-DE") : .englishUS, showsAmounts: true)
}

/// The language that the locale names (`LC_ALL`, `LC_MESSAGES`, `LANG`), else English.
func systemLanguage() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { CommandEnvironment.value($0) }.first.flatMap { Language(tag: $0) } ?? .english
}

/// The defaults of a new household on this machine.
func systemDefaults() -> SetupDefaults {
    SetupDefaults(currency: systemCurrency(), timeZone: HouseholdRule.timeZone(named: systemTimeZone()))
}

private func linkTarget(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = buffer.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1 }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
}

/// The first line of a small file; nil if the file is missing or the line is empty.
private func firstLine(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = fread(&buffer, 1, buffer.count, file)
    let line = String(decoding: buffer.prefix(count).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    return line.isEmpty ? nil : line
}

/// The currency of the country that the locale names (`LC_ALL`, `LC_MONETARY`, `LANG`), else the euro.
private func systemCurrency() -> Currency {
    let names = ["LC_ALL", "LC_MONETARY", "LANG"].compactMap { CommandEnvironment.value($0) }
    let country = names.first.flatMap { $0.split(separator: "_").dropFirst().first?.prefix(2) } ?? ""
    return RegionCurrency.currency(of: country) ?? Currency(code: "EUR") ?? CurrencyTable.all[0]
}
