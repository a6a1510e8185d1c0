import LiveServices
import Models
import Services

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The composition root: the only place that knows the live services, the clock and the time zone.

/// Opens the household in the database that the options name; a new database where there is none.
///
/// - Throws: `ServiceError.cannotWrite` where its folder is not there, `.database` where the file cannot be used, `CommandFailure.usage`.
func openHousehold(_ options: CommonOptions) async throws -> DependencyContainer {
    let location = try DatabaseLocation(named: options.database)
    try location.prepare()
    // TEMPORARY, until the live services are composed: LiveHousehold.open with location.path and actingDay(options) comes here.
    throw ServiceError.serverError(500)
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
