import Foundation
import Models
import ServiceKit
import Services
import Storage
import Synchronization
import Testing

@testable import LiveServices

/// An in-memory household with a clock that advances by a second whenever it is read.
struct TestHousehold {
    let services: DependencyContainer
    let context: ServiceContext
    let euro: Currency

    static let today = Day(number: 20_600)

    init(path: String? = nil, uploads: String? = nil) async throws {
        euro = try #require(Currency(code: "EUR"))
        let clock = TickingClock()
        var context = try await LiveHousehold.context(
            path: path, defaults: HouseholdDefaults(name: "Home", currency: euro, timeZone: "Europe/Berlin"),
            clock: HouseholdClock(now: { clock.next() }, today: { Self.today }))
        context.temporaryFolder = uploads
        self.context = context
        services = DependencyContainer(live: context)
    }

    /// The services of a viewer of the household in a file.
    static func asViewer(path: String) async throws -> DependencyContainer {
        let database = try Database.open(path: path)
        let household = try #require(try await database.read { try HouseholdRepository($0).all() }.first)
        return DependencyContainer(
            live: ServiceContext(
                database: database, member: Member(household: household.id, role: .viewer), household: household, path: path,
                clock: HouseholdClock(now: { 1_779_840_000_000 }, today: { today }), modules: .standard))
    }

    /// The services of a second household in the same file.
    static func another(path: String) async throws -> DependencyContainer {
        let database = try Database.open(path: path)
        let euro = try #require(Currency(code: "EUR"))
        let household = Household(id: ID(rawValue: .max), name: "Others", currency: euro, timeZone: "UTC")
        try await database.write(household.id, []) { try HouseholdRepository($0).insert(household, numberKey: [1], at: 0) }
        return DependencyContainer(
            live: ServiceContext(
                database: database, member: Member(household: household.id, role: .owner), household: household, path: path,
                clock: HouseholdClock(now: { 1_779_840_000_000 }, today: { today }), modules: .standard))
    }

    var accounts: any AccountServiceProtocol { services.accounts() }
    var transactions: any TransactionServiceProtocol { services.transactions() }
    var categories: any CategoryServiceProtocol { services.categories() }

    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }

    func account(
        _ name: String, _ kind: AccountKind = .checking, opening: Int64? = nil, on day: Day? = nil, currency: Currency? = nil
    ) async throws -> Account {
        let currency = currency ?? euro
        return try await accounts.addAccount(
            AccountDraft(
                name: name, kind: kind, currency: currency, opening: opening.map { Money(minorUnits: $0, currency: currency) },
                openingDay: day)
        ).account
    }

    func category(_ name: String) async throws -> ID<Models.Category> { try await categories.findCategory(name).id }

    @discardableResult
    func add(
        _ units: Int64, in account: Account, payee: String = "", category: String? = nil, to other: Account? = nil, day: Day = today,
        status: TransactionStatus = .completed, tags: [String] = [], note: String = ""
    ) async throws -> LedgerChange {
        var chosen: ID<Models.Category>?
        if let category { chosen = try await self.category(category) }
        return try await transactions.addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: units, currency: account.currency), day: day, payee: payee, note: note,
                category: chosen, transferAccount: other?.id, tags: tags, status: status))
    }

    func balance(_ account: Account) async throws -> Int64 {
        try await accounts.fetchAccount(id: account.id).balance.booked.minorUnits
    }

    func entries(_ query: EntryQuery = EntryQuery()) async throws -> [Entry] {
        try await transactions.fetchEntries(query).entries
    }

    /// Imports a statement, as the command line does.
    @discardableResult
    func take(_ name: String, _ text: String, into account: Account? = nil) async throws -> ImportReport {
        let folder = try TemporaryFolder()
        let file = folder.file(name)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return try await services.statements().commit(ImportRequest(files: [file], account: account?.name), digest: nil, progress: nil)
    }

    /// Deletes an account; returns the number of entries and of remaining transfers, or nil if it was archived.
    func deletion(of account: Account, withEntries: Bool = true) async throws -> [Int]? {
        guard case .deleted(let entries, let kept, _) = try await accounts.deleteAccount(id: account.id, withEntries: withEntries) else {
            return nil
        }
        return [entries, kept]
    }

    /// Reads all pages of a query.
    func allEntries(_ query: EntryQuery) async throws -> [Entry] {
        var query = query
        var entries: [Entry] = []
        repeat {
            let page = try await transactions.fetchEntries(query)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        return entries
    }

    func expectClean(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let check = try await services.backup().check()
        #expect(check.differences == [], comment, sourceLocation: sourceLocation)
    }
}

private final class TickingClock: Sendable {
    private let seconds = Mutex<Int64>(1_779_840_000)

    func next() -> Int64 {
        seconds.withLock { value in
            value += 1
            return value * 1000
        }
    }
}

extension LedgerChange {
    var transaction: TransactionGroup {
        get throws { try #require(transactions.first) }
    }
}

/// The description of the error that a closure throws; nil if it throws none.
func brokenRule(_ body: () async throws -> Void) async -> String? {
    do {
        try await body()
        return nil
    } catch {
        return String(describing: error)
    }
}
