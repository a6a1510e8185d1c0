package import Models
import Services
package import Storage
import TestSupport
import TestTools
import Testing

/// Fills a session's household through its services, and reads what a command left there.
extension CommandSession {

    /// With the accounts Checking, which holds 100.00 EUR, and Savings, which is overdrawn by 0.05 EUR.
    package static func withAccounts() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", institution: "Sparkasse", opening: 100_00, number: "DE89370400440532013000")
        try await session.addAccount("Savings", .savings, opening: -5)
        return session
    }

    /// Adds an account.
    ///
    /// - Parameter opening: minor units at the end of today.
    @discardableResult
    package func addAccount(
        _ name: String, _ kind: AccountKind = .checking, _ code: String = "EUR", institution: String = "", opening: Int64? = nil,
        number: String? = nil
    ) async throws -> Account {
        try await home.account(name, kind, institution: institution, opening: opening, currency: currency(code), number: number)
    }

    /// Adds a member to the household.
    package func addMember(_ name: String, id: Int64) async throws -> ID<Member> {
        let (id, household) = (ID<Member>(rawValue: id), household.id)
        try await database.write(household, []) { connection in
            _ = try MemberRepository(connection, household: household).insert(
                MemberProfile(id: id, household: household, name: name, displayName: name, role: .member, createdAt: 0))
        }
        return id
    }

    /// Gives an account to a member, for whom alone it exists then.
    package func give(_ name: String, to member: ID<Member>) async throws {
        let account = try await services().accounts().findAccount(name).account
        _ = try await services().accounts().shareAccount(id: account.id, owner: member, sharing: .private, revision: account.revision)
    }

    /// The account of a name.
    package func account(_ name: String) async throws -> Account { try await services().accounts().findAccount(name).account }

    /// The booked balance in minor units.
    package func balance(_ name: String) async throws -> Int64 {
        try await home.balance(try await account(name))
    }

    /// The category of a name or key.
    package func category(_ name: String) async throws -> Models.Category { try await services().categories().findCategory(name) }

    /// Adds a transaction.
    ///
    /// - Parameters:
    ///   - cents: negative for money out.
    ///   - category: nil with `to`.
    @discardableResult
    package func add(
        _ cents: Int64, in account: String = "Checking", payee: String = "Bakery", note: String = "", category: String? = "groceries",
        to other: String? = nil, day: Day = today, tags: [String] = [], status: TransactionStatus = .completed
    ) async throws -> ID<Transaction> {
        let other: Account? = if let other { try await self.account(other) } else { nil }
        return try await home.add(
            cents, in: try await self.account(account), payee: payee, category: other == nil ? category : nil, to: other, day: day,
            status: status, tags: tags, note: note
        ).transaction.id
    }

    /// All entries but opening balances, newest first.
    package func entries(_ query: EntryQuery = EntryQuery(limit: 500)) async throws -> [Entry] {
        try await services().transactions().fetchEntries(query).entries.filter { $0.payee != "Opening balance" }
    }

    /// The entry of a transaction in its only own account.
    package func entry(_ id: ID<Transaction>) async throws -> Entry {
        let found = try await entries().filter { $0.id == id }
        try #require(found.count == 1)
        return found[0]
    }

    /// The newest change.
    package func latestChange() async throws -> AuditRecord {
        try #require(try await services().transactions().history(limit: 1).first)
    }

    /// How many changes there are in the history.
    package func changeCount() async throws -> Int { try await services().transactions().history(limit: 500).count }

    /// How many writes the household has seen.
    package func writeCount() async throws -> Int64 {
        try #require(try await database.read { try $0.first("SELECT revision FROM household") { $0.integer(0) } })
    }

    /// Changes rows past the services, to what no service lets in.
    package func damage(_ sql: SQL, _ values: Value...) async throws {
        let changed = try await database.write(household.id, []) { try $0.execute(sql, values: values) }
        try #require(changed > 0)
    }
}
