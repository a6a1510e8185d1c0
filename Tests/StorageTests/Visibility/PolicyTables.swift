import Installation
import Models

@testable import Storage

/// The tables of the program without keys and checks, so that an example has only the columns that it is about.
///
/// Household 1 has the members 11 and 12, its own account 101, the private account 102 of 11, and of 12 the private account 103, 104 with its
/// balance alone, and 105 in full; the category 201, the debts 301 and equity 401.
struct PolicyTables {
    static let owned = [
        Reach.OwnedAccount(account: ID(rawValue: 102), owner: ID(rawValue: 11), sharing: .private),
        Reach.OwnedAccount(account: ID(rawValue: 103), owner: ID(rawValue: 12), sharing: .private),
        Reach.OwnedAccount(account: ID(rawValue: 104), owner: ID(rawValue: 12), sharing: .balance),
        Reach.OwnedAccount(account: ID(rawValue: 105), owner: ID(rawValue: 12), sharing: .full),
    ]

    /// Transactions by id, which are groups of the same id.
    private static let transactions: [(id: Int64, source: Int64, destination: Int64)] = [
        (1, 101, 201), (2, 103, 201), (3, 103, 101), (4, 103, 301), (5, 103, 104), (6, 102, 201), (7, 104, 101), (8, 105, 201),
        (9, 104, 201),
    ]

    private static let accounts: [String] = [
        "INSERT INTO account (household, id, role, name, iban, owner, sharing) VALUES (1, 101, 'own', 'Joint', 'I1', NULL, 'full')",
        "INSERT INTO account (household, id, role, name, iban, owner, sharing) VALUES (1, 102, 'own', 'Mine', 'I2', 11, 'private')",
        "INSERT INTO account (household, id, role, name, iban, owner, sharing) VALUES (1, 103, 'own', 'Purse', 'I3', 12, 'private')",
        "INSERT INTO account (household, id, role, name, iban, owner, sharing) VALUES (1, 104, 'own', 'Depot', 'I4', 12, 'balance')",
        "INSERT INTO account (household, id, role, name, iban, owner, sharing) VALUES (1, 105, 'own', 'Giro', 'I5', 12, 'full')",
        "INSERT INTO account (household, id, role, name) VALUES (1, 201, 'category', 'Food')",
        "INSERT INTO account (household, id, role, name) VALUES (1, 301, 'receivable', 'Dora')",
        "INSERT INTO account (household, id, role, name) VALUES (1, 401, 'equity', '')",
    ]

    private let database: Database

    /// - Parameter rows: statements of `insert`.
    init(_ rows: [String] = []) async throws {
        let tables = try await Database.inMemory().read { try TableKeys.all($0) }.filter { !$0.name.hasPrefix("entry_text") }
        let statements = tables.map { table in
            "CREATE TABLE \(table.name) (\(table.columns.map { "\"\($0)\"" }.joined(separator: ", ")))"
        }
        let transactions = Self.insert(
            "txn", "id, group_id, source, destination", Self.transactions.map { [$0.id, $0.id, $0.source, $0.destination] })
        let all = Self.accounts + [transactions] + rows
        database = try Database.inMemory(
            schema: Schema(
                [
                    Migration(version: 1, statements: statements) { connection in
                        for statement in all { try connection.execute(SQL(engine: statement)) }
                    }
                ], policies: Schema.standard.policies.byTable))
    }

    /// The statement that adds rows of the household.
    static func insert(_ table: String, _ columns: String, _ rows: [[Int64?]]) -> String {
        let values = rows.map { row in "(1, \(row.map { $0.map(String.init) ?? "NULL" }.joined(separator: ", ")))" }
        return "INSERT INTO \(table) (household, \(columns)) VALUES \(values.joined(separator: ", "))"
    }

    static func reach(of member: Int64, _ perspective: Perspective = .all, owned: [Reach.OwnedAccount] = owned) -> Reach {
        Reach(member: ID(rawValue: member), owned: owned).narrowed(to: perspective)
    }

    /// The integers of the first column of a query, as a reader gets them, in order.
    func read(_ query: String, for reach: Reach) async throws -> [Int64] {
        try await database.read { connection in
            try connection.scoped(to: reach).all(SQL(engine: query)) { $0.integer() }.sorted()
        }
    }
}
