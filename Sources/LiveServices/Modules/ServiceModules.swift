import Ledger

/// The modules of the program by their protocol, passed by the composition root. Each list is in the order of calls.
package struct ServiceModules: Sendable {
    let ledger: LedgerModules
    let jobs: [any ScheduledJob]
    let expiring: [any Expiring]
    let dueSources: [any DueSource]
    let homeSections: [any HomeSection]
    let forecastSources: [any ForecastSource]
    let exportSources: [any ExportSource.Type]
    let searchSources: [any SearchSource]
}
