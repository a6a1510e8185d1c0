import ArgumentParser
import CardCatalogueFile
import Foundation
import Installation
import Models
import ServiceCatalogueFile
import ServiceKit
import Services

/// The household of the database that is measured.
struct MeasuredHousehold: ParsableArguments {
    @Option var database: String
    @Option var today: String?
    /// Modules that are registered besides those of the program, and that the household does not use.
    @Option var unusedModules = 0

    /// Opens the database, and closes it afterwards.
    ///
    /// - Returns: what the closure returns.
    func open<T>(_ body: (LiveInstallation, DependencyContainer, Day) async throws -> T) async throws -> T {
        let now: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) }
        let day = today.flatMap { Day($0) } ?? Day(number: Int32(clamping: now() / 86_400_000))
        let installation = try LiveInstallation(
            path: database, clock: InstallationClock(now: now, today: day),
            resources: ServiceResources(try CardCatalogueFile.load(), try ServiceCatalogueFile.load()),
            modules: .standard(addingUnused: unusedModules))
        let household = try await installation.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: .euro, timeZone: "UTC"))
        let result = try await body(installation, household, day)
        try await installation.close()
        return result
    }
}
