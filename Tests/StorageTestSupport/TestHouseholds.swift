import Foundation
import Ledger
package import Models
package import Storage
import TestTools

/// A fresh database with two households: the own one, and a neighbor, whose rows must never be seen.
///
/// Both have accounts and categories with the same ids, so that a statement that forgets the household finds the neighbor's rows.
package final class TestHouseholds: Sendable {
    package let database: Database
    private let folder: TemporaryFolder

    package init(on engine: ConformingEngine) async throws {
        folder = try TemporaryFolder()
        database = try engine.open(in: folder.path)
        try await database.write(nil, []) { connection in
            try Self.insert(Household(id: .own, name: "Own", currency: .euro, timeZone: "Europe/Berlin"), connection)
            try Self.insert(Household(id: .neighbor, name: "Neighbor", currency: .dollar, timeZone: "America/New_York"), connection)
            for profile in [MemberProfile.anna, .ben, .neighbor] {
                _ = try MemberRepository(connection, household: profile.household).insert(profile)
            }
        }
    }

    private static func insert(_ household: Household, _ connection: Connection) throws {
        try HouseholdRepository(connection).insert(household, numberKey: [1, 2, 3], at: 1_000)
        let ledgerAccounts = LedgerAccountRepository(connection, household: household.id)
        for record in LedgerAccountRecord.samples(of: household) { try ledgerAccounts.insert(record) }
    }

    // MARK: - Reading and writing

    package func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T { try await database.read(body) }

    @discardableResult
    package func write<T: Sendable>(
        of household: ID<Household> = .own, _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await database.write(household, [], body)
    }

    /// Reads with a repository of a household.
    package func read<Repository, T: Sendable>(
        _ make: @escaping @Sendable (Connection, ID<Household>) throws -> Repository, of household: ID<Household> = .own,
        _ body: @Sendable (Repository) throws -> T
    ) async throws -> T {
        try await database.read { try body(make($0, household)) }
    }

    /// Reads with a repository of all households.
    package func read<Repository, T: Sendable>(
        _ make: @escaping @Sendable (Connection) throws -> Repository, _ body: @Sendable (Repository) throws -> T
    ) async throws -> T {
        try await database.read { try body(make($0)) }
    }

    /// Writes with a repository of a household.
    @discardableResult
    package func write<Repository, T: Sendable>(
        _ make: @escaping @Sendable (Connection, ID<Household>) throws -> Repository, of household: ID<Household> = .own,
        _ body: @escaping @Sendable (Repository) throws -> T
    ) async throws -> T {
        try await database.write(household, []) { try body(make($0, household)) }
    }

    /// Writes with a repository of all households.
    @discardableResult
    package func write<Repository, T: Sendable>(
        _ make: @escaping @Sendable (Connection) throws -> Repository, _ body: @escaping @Sendable (Repository) throws -> T
    ) async throws -> T {
        try await database.write(.own, []) { try body(make($0)) }
    }

    /// Inserts transactions with their balances, totals and texts.
    package func record(_ groups: TransactionGroup..., of household: ID<Household> = .own) async throws {
        try await record(groups, of: household)
    }

    /// Inserts transactions with their balances, totals and texts.
    package func record(_ groups: [TransactionGroup], of household: ID<Household> = .own) async throws {
        let ids = database.ids
        try await database.write(household, []) { connection in
            let journal = try Journal(connection, household: household, ids: ids, at: 0)
            for group in groups { try journal.insert(group) }
            try journal.flush()
        }
    }

    // MARK: - Failing writes

    private struct Failure: Error {}

    /// Runs a write that fails at its end.
    package func rollBack<Repository>(
        _ make: @escaping @Sendable (Connection, ID<Household>) throws -> Repository,
        _ body: @escaping @Sendable (Repository) throws -> Void
    ) async throws {
        do {
            try await database.write(.own, []) { connection in
                try body(make(connection, .own))
                throw Failure()
            }
        } catch is Failure {}
    }

    /// Runs a write of a repository of all households that fails at its end.
    package func rollBack<Repository>(
        _ make: @escaping @Sendable (Connection) throws -> Repository, _ body: @escaping @Sendable (Repository) throws -> Void
    ) async throws {
        try await rollBack({ connection, _ in try make(connection) }, body)
    }

    /// Whether a write is rejected because it violates a constraint of the schema.
    package func rejects<Repository>(
        _ make: @escaping @Sendable (Connection, ID<Household>) throws -> Repository,
        _ body: @escaping @Sendable (Repository) throws -> Void
    ) async throws -> Bool {
        do {
            try await database.write(.own, []) { try body(make($0, .own)) }
            return false
        } catch StorageError.constraint {
            return true
        }
    }

    /// Whether a write of a repository of all households is rejected because it violates a constraint of the schema.
    package func rejects<Repository>(
        _ make: @escaping @Sendable (Connection) throws -> Repository, _ body: @escaping @Sendable (Repository) throws -> Void
    ) async throws -> Bool {
        try await rejects({ connection, _ in try make(connection) }, body)
    }
}
