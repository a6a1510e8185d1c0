import Installation
import Models
import Testing

@testable import Storage

/// Every table has a policy, which can be written for every reader.
@Suite struct VisibilityPolicyTests {
    /// A member with an account, among accounts of another, in each perspective.
    static let reaches = Perspective.allCases.map { PolicyTables.reach(of: 11, $0) }

    private func tables() async throws -> [TableKeys] { try await Database.inMemory().read { try TableKeys.all($0) } }

    @Test func everyTableHasAPolicy() async throws {
        let tables = Set(try await tables().map(\.name))
        let policies = Set(try Schema.standard.policies.byTable.keys)
        #expect(tables.subtracting(policies).sorted() == [], "tables whose rows nobody decided who sees")
        #expect(policies.subtracting(tables).sorted() == [], "policies of no table")
    }

    /// What stands for a table has all its columns.
    @Test(arguments: reaches) func everyColumnIsReadByEveryReader(reach: Reach) async throws {
        let database = try Database.inMemory()
        let tables = try await database.read { try TableKeys.all($0) }
        try await database.read { connection in
            let scoped = connection.scoped(to: reach)
            for table in tables where !table.name.hasPrefix("entry_text") {
                let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
                #expect(throws: Never.self, "\(table.name)") {
                    _ = try scoped.all(SQL(engine: "SELECT \(columns) FROM \(table.name)")) { _ in 0 }
                }
            }
        }
    }

    @Test func aReaderWhoSeesEverythingHasNoConditions() throws {
        let policies = try Schema.standard.policies
        let everything = [
            Reach.everything, Reach(member: nil, owned: PolicyTables.owned), Reach(member: ID(rawValue: 12), owned: PolicyTables.owned),
        ]
        // Only member 11 has an account that 12 does not see.
        #expect(everything.map(\.isEverything) == [true, true, false])
        for name in policies.byTable.keys {
            #expect(policies.expression(of: name, for: .everything, in: .sqlite) == nil, "\(name)")
        }
    }

    /// Tables that are read for nobody, or in which nothing is of an account, stay as they are.
    @Test func theSharedTablesAreReadAsTheyAre() throws {
        let policies = try Schema.standard.policies
        for name in ["household", "member", "person", "people_group", "expense", "beneficiary", "budget_step", "directory"] {
            #expect(policies.expression(of: name, for: Self.reaches[0], in: .sqlite) == nil, "\(name)")
        }
        for name in ["account", "txn", "card", "transfer_order", "subscription", "savings_goal", "audit", "attachment"] {
            #expect(policies.expression(of: name, for: Self.reaches[0], in: .sqlite) != nil, "\(name)")
        }
    }
}
