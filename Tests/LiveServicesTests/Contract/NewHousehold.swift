import LiveServices
import MockServices
import Models
import ServiceKit
import Services
import Testing

/// A new household of the command line, whose services are used through their protocols alone.
struct NewHousehold {
    static let today = SampleHousehold.today

    let services: DependencyContainer

    /// Every question for the time takes a second.
    init() async throws {
        let clock = SampleClock(at: SampleHousehold.now)
        let next: @Sendable () -> Int64 = {
            clock.advance(milliseconds: 1_000)
            return clock.now
        }
        services = try await LiveHousehold.open(
            path: nil, defaults: HouseholdDefaults(name: "Home", currency: .preview, timeZone: "Europe/Dublin"),
            clock: HouseholdClock(now: next, today: { Self.today }))
    }

    var accounts: any AccountServiceProtocol { services.accounts() }
    var transactions: any TransactionServiceProtocol { services.transactions() }
    var categories: any CategoryServiceProtocol { services.categories() }

    @discardableResult
    func account(
        _ name: String, _ kind: AccountKind = .checking, opening: Int64? = nil, currency: Currency = .preview
    ) async throws -> Account {
        try await accounts.addAccount(
            AccountDraft(
                name: name, kind: kind, currency: currency, opening: opening.map { Money(minorUnits: $0, currency: currency) },
                openingDay: Self.today.adding(days: -100))
        ).account
    }

    @discardableResult
    func add(
        _ units: Int64, in account: Account, _ payee: String = "", category: String? = nil, to other: Account? = nil, days: Int = 0,
        status: TransactionStatus = .completed, tags: [String] = [], note: String = ""
    ) async throws -> LedgerChange {
        var chosen: ID<Models.Category>?
        if let category { chosen = try await categories.findCategory(category).id }
        return try await transactions.addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: units, currency: account.currency),
                day: Self.today.adding(days: days), payee: payee, note: note, category: chosen, transferAccount: other?.id,
                tags: tags, status: status))
    }

    func booked(_ account: Account) async throws -> Int64 {
        try await accounts.fetchAccount(id: account.id).balance.booked.minorUnits
    }

    func entries(_ query: EntryQuery) async throws -> [Entry] { try await transactions.fetchEntries(query).entries }

    func payees(_ query: EntryQuery) async throws -> [String] { try await entries(query).map(\.payee) }
}

extension LedgerChange {
    var group: TransactionGroup {
        get throws { try #require(transactions.first) }
    }
}

/// What a call throws; nil where it throws nothing.
func failure(_ body: () async throws -> Void) async -> ServiceError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? ServiceError
    }
}
