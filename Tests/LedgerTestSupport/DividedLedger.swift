package import Ledger
package import Models
package import Storage

/// A ledger whose accounts may belong to three members: 11 and 12 with the role owner, and 13.
package struct DividedLedger: Sendable {
    package let ledger: TestLedger

    package var database: Database { ledger.database }
    package var household: ID<Household> { ledger.household }
    package var accounts: [Account] { ledger.accounts }
    package var categories: [ID<Models.Category>] { ledger.categories }

    package static let members: [ID<Member>] = [11, 12, 13].map { ID(rawValue: $0) }

    package init(accounts: Int, categories: Int) async throws {
        let ledger = try await TestLedger(accounts: accounts, categories: categories)
        self.ledger = ledger
        let household = ledger.household
        try await ledger.database.write(household, []) { connection in
            let members = MemberRepository(connection, household: household)
            for (number, member) in Self.members.enumerated() {
                _ = try members.insert(
                    MemberProfile(
                        id: member, household: household, name: "m\(number)", displayName: "M\(number)",
                        role: number < 2 ? .owner : .member,
                        createdAt: 0))
            }
        }
    }

    /// Runs one unit of work of a member, with what the member sees.
    ///
    /// - Parameter number: the number of the member; nil: the command line.
    @discardableResult
    package func write<T: Sendable>(
        as number: Int? = nil, modules: LedgerModules = LedgerModules(), _ body: @escaping @Sendable (UnitOfWork) throws -> T
    ) async throws -> T {
        let (household, ids) = (household, database.ids)
        return try await database.write(household, []) { connection in
            guard let stored = try HouseholdRepository(connection).find(household) else {
                throw StorageError.constraint(detail: "household")
            }
            let member = Member(household: household, id: number.map { Self.members[$0] }, role: number == 2 ? .member : .owner)
            let write = try UnitOfWork(
                connection, household: household, member: member, ids: ids, at: 1_700_000_000_000, modules: modules,
                reach: try Reach(of: member, in: connection, household: stored))
            let result = try body(write)
            try write.finish()
            return result
        }
    }

    /// A purchase of an account in a category.
    package func purchase(
        _ units: Int64, in account: Int, _ category: Int, id: Int64, payee: String = "", on day: Day = Day(number: 20_000)
    ) -> TransactionGroup {
        let part = Transaction(
            id: ID(rawValue: id), amount: Money(minorUnits: units, currency: .euro), source: LedgerAccountID(accounts[account].id),
            sourceDay: day, destination: LedgerAccountID(categories[category]), destinationDay: day)
        return TransactionGroup(id: ID(rawValue: id), parts: [part], payee: payee)
    }

    package func check() async throws -> [String] {
        let household = household
        return try await database.read { try LedgerCheckRepository($0, household: household).check { _, _ in [] }.differences }
    }
}
