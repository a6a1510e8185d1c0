import Localization
package import Models

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The clock, language and currency of the machine.

/// The day on which the command acts: that of `--today`, else today in the system's time zone.
package func actingDay(_ options: CommonOptions) -> Day {
    if let today = options.today { return today }
    var now = time(nil)
    var parts = tm()
    tzset()
    localtime_r(&now, &parts)
    return Day(number: Int32(clamping: (now + parts.tm_gmtoff) / 86_400))
}

/// Milliseconds since 1970.
@Sendable package func milliseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
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
package func systemLanguage() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { CommandEnvironment.value($0) }.first.flatMap { Language(tag: $0) } ?? .english
}

/// The currency of the country that the locale names (`LC_ALL`, `LC_MONETARY`, `LANG`), else the euro.
package func systemCurrency() -> Currency {
    let names = ["LC_ALL", "LC_MONETARY", "LANG"].compactMap { CommandEnvironment.value($0) }
    let country = names.first.flatMap { $0.split(separator: "_").dropFirst().first?.prefix(2) } ?? ""
    return RegionCurrency.currency(of: country) ?? Currency(code: "EUR") ?? CurrencyTable.all[0]
}
