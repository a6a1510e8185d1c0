import CardCatalogueFile
import Models
import SampleHousehold
import ServiceKit
import Services

/// A sample household of 24 months, as `coffer demo` shows it.
struct FilledHousehold {
    let services: DependencyContainer

    init(seed: UInt64 = 1, today: Day) async throws {
        let setup = SampleSetup(
            seed: seed, today: today, now: Int64(today.number) * 86_400_000 + 11 * 3_600_000, months: 24,
            resources: ServiceResources(try CardCatalogueFile.load()))
        services = try await SampleInstallation(filling: setup).services()
    }

    /// Entries of one account or of all, newest first.
    func entries(_ query: EntryQuery) async throws -> [Entry] {
        var query = query
        query.limit = 500
        var entries: [Entry] = []
        repeat {
            let page = try await services.transactions().fetchEntries(query)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        return entries
    }

    /// Everything that a person sees of every entry, without identities.
    func figures() async throws -> [String] {
        try await entries(EntryQuery()).map { entry in
            let sides = entry.counterparts.map { "\($0.name) \($0.amount)" }.joined(separator: "+")
            return "\(entry.day) \(entry.accountName) \(entry.amount) \(entry.payee) \(entry.status) \(sides) \(entry.tags) \(entry.note)"
        }.sorted()
    }
}
