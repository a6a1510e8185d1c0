import CardCatalogueFile
import DemoHousehold
import Models
import ServiceKit
import Services
import TestSupport

/// A demo household in memory.
struct FilledHousehold {
    private let home: TestHousehold
    let today: Day
    var services: DependencyContainer { home.services }

    init(seed: UInt64 = 1, today: Day) async throws {
        self.today = today
        home = try await TestHousehold(
            today: today, currency: DemoHousehold.currency, timeZone: DemoHousehold.timeZone,
            resources: ServiceResources(try CardCatalogueFile.load()))
        try await DemoHousehold(seed: seed, today: today).populate(services)
    }

    /// Entries of one account or of all, newest first.
    func entries(_ query: EntryQuery) async throws -> [Entry] {
        var query = query
        query.limit = 500
        return try await home.allEntries(query)
    }

    /// Everything that a person sees of every entry, without identities.
    func figures() async throws -> [String] {
        try await entries(EntryQuery()).map { entry in
            let sides = entry.counterparts.map { "\($0.name) \($0.amount)" }.joined(separator: "+")
            return "\(entry.day) \(entry.accountName) \(entry.amount) \(entry.payee) \(entry.status) \(sides) \(entry.tags) \(entry.note)"
        }.sorted()
    }
}
