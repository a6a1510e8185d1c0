import CardCatalogueFile
import DemoHousehold
import LiveServices
import Models
import ServiceKit
import Services
import Synchronization

/// A demo household in memory.
struct FilledHousehold {
    let services: DependencyContainer
    let today: Day

    init(seed: UInt64 = 1, today: Day) async throws {
        self.today = today
        let now = Mutex<Int64>(1_779_840_000_000)
        services = try await LiveHousehold.open(
            path: nil,
            defaults: HouseholdDefaults(name: DemoHousehold.name, currency: DemoHousehold.currency, timeZone: DemoHousehold.timeZone),
            clock: HouseholdClock(
                now: {
                    now.withLock { value in
                        value += 1_000
                        return value
                    }
                }, today: { today }), resources: ServiceResources(try CardCatalogueFile.load()))
        try await DemoHousehold(seed: seed, today: today).populate(services)
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
