import HouseholdModel
import ImportModel
import Installation
package import Models
package import SavingsModel
package import ServiceKit
package import Services
package import TestTools
package import Testing

/// A household of one test with the services of a member: its owner, unless others are given. Amounts are in minor units.
package struct TestHousehold: Sendable {
    package let installation: TestInstallation
    package let services: DependencyContainer
    /// The statement files of the test.
    package let folder: TemporaryFolder

    /// 27 May 2026.
    package static let today = Day(number: 20_600)

    /// A household of the command line.
    ///
    /// - Parameters:
    ///   - path: the database file; nil: in memory.
    ///   - clock: nil: one that starts at the midnight of today and advances by a second whenever it is read, so that later records have later
    ///     ids.
    ///   - uploads: the folder of uploads while the database is in memory.
    package init(
        path: String? = nil, today: Day = today, clock: TestClock? = nil, currency: Currency = .euro, timeZone: String = "Europe/Berlin",
        uploads: String? = nil, resources: ServiceResources = ServiceResources(), screens: [SearchHit] = []
    ) async throws {
        installation = try TestInstallation(
            path: path, clock: clock ?? TestClock(at: Int64(today.number) * 86_400_000, step: 1_000), today: today, uploads: uploads,
            screens: screens, resources: resources)
        services = try await installation.live.ownerContainer(
            defaults: HouseholdDefaults(name: "Home", currency: currency, timeZone: timeZone))
        folder = try TemporaryFolder()
    }

    /// The household of a member who is signed in.
    package init(_ installation: TestInstallation, token: String) async throws {
        self.installation = installation
        services = try await installation.container(token)
        folder = try TemporaryFolder()
    }

    package var accounts: any AccountServiceProtocol { services.accounts() }
    package var transactions: any TransactionServiceProtocol { services.transactions() }
    package var categories: any CategoryServiceProtocol { services.categories() }
    package var savings: any SavingsServiceProtocol { services.savings() }

    package var today: Day { services.context.today }
    package var currency: Currency { services.context.household.currency }
    package var euro: Currency { .euro }

    package func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

    // MARK: - Accounts

    @discardableResult
    package func account(
        _ name: String, _ kind: AccountKind = .checking, institution: String = "", opening: Int64? = nil, on day: Day? = nil,
        currency: Currency? = nil, number: String? = nil
    ) async throws -> Account {
        let currency = currency ?? self.currency
        return try await accounts.addAccount(
            AccountDraft(
                name: name, institution: institution, kind: kind, currency: currency,
                opening: opening.map { Money(minorUnits: $0, currency: currency) }, openingDay: day, number: number)
        ).account
    }

    /// The booked balance of an account.
    package func balance(_ account: Account) async throws -> Int64 {
        try await accounts.fetchAccount(id: account.id).balance.booked.minorUnits
    }

    /// Deletes an account; returns the number of entries and of remaining transfers, or nil if it was archived.
    package func deletion(of account: Account, withEntries: Bool = true) async throws -> [Int]? {
        guard case .deleted(let entries, let kept, _) = try await accounts.deleteAccount(id: account.id, withEntries: withEntries) else {
            return nil
        }
        return [entries, kept]
    }

    // MARK: - Transactions

    package func category(_ name: String) async throws -> ID<Models.Category> { try await categories.findCategory(name).id }

    @discardableResult
    package func add(
        _ units: Int64, in account: Account, payee: String = "", category: String? = nil, to other: Account? = nil, day: Day? = nil,
        status: TransactionStatus = .completed, tags: [String] = [], note: String = ""
    ) async throws -> LedgerChange {
        var chosen: ID<Models.Category>?
        if let category { chosen = try await self.category(category) }
        return try await transactions.addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: units, currency: account.currency), day: day ?? today, payee: payee,
                note: note, category: chosen, transferAccount: other?.id, tags: tags, status: status))
    }

    package func entries(_ query: EntryQuery = EntryQuery()) async throws -> [Entry] {
        try await transactions.fetchEntries(query).entries
    }

    /// Reads all pages of a query.
    package func allEntries(_ query: EntryQuery) async throws -> [Entry] {
        var query = query
        var entries: [Entry] = []
        repeat {
            let page = try await transactions.fetchEntries(query)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        return entries
    }

    // MARK: - Statements

    /// Writes a statement file.
    ///
    /// - Returns: its path.
    package func file(_ name: String, _ text: String) throws -> String { try folder.write(text, to: name) }

    /// Imports a statement, as the command line does.
    @discardableResult
    package func take(_ name: String, _ text: String, into account: Account? = nil) async throws -> ImportReport {
        let request = ImportRequest(files: [try file(name, text)], account: account?.name)
        return try await services.statements().commit(request, digest: nil, progress: nil)
    }

    // MARK: - Savings

    @discardableResult
    package func savingsAccount(
        _ name: String, _ balance: Int64 = 0, contribution: Int64 = 0, rate: Int64 = 0, institution: String = "Harbour Mutual",
        currency: Currency? = nil, on day: Day? = nil, key: String? = nil
    ) async throws -> SavingsAccount {
        let currency = currency ?? self.currency
        return try await savings.addAccount(
            SavingsAccountDraft(
                account: AccountDraft(
                    name: name, institution: institution, kind: .savings, currency: currency,
                    opening: Money(minorUnits: balance, currency: currency), openingDay: day, key: key),
                contribution: Money(minorUnits: contribution, currency: currency),
                rate: try #require(InterestRate(millionths: rate))))
    }

    @discardableResult
    package func goal(
        _ name: String, _ target: Int64, from account: SavingsAccount, by day: Day? = nil, upTo amount: Int64? = nil
    ) async throws -> SavingsGoal {
        try await savings.addGoal(
            GoalDraft(
                name: name, target: money(target), by: day, parts: [GoalPartDraft(account: account.id, amount: amount.map { money($0) })]))
    }

    // MARK: - Checks

    /// Expects the ledger check to find no differences.
    package func expectClean(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let check = try await services.backup().check()
        #expect(check.differences == [], comment, sourceLocation: sourceLocation)
    }
}

extension LedgerChange {
    /// Its first transaction.
    package var transaction: TransactionGroup {
        get throws { try #require(transactions.first) }
    }
}

/// The description of the error that a closure throws; nil if it throws none.
package func brokenRule(_ body: () async throws -> Void) async -> String? {
    do {
        try await body()
        return nil
    } catch {
        return String(describing: error)
    }
}

/// The service's error that a closure throws; nil if it throws none.
package func failure(_ body: () async throws -> Void) async -> ServiceError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? ServiceError
    }
}
