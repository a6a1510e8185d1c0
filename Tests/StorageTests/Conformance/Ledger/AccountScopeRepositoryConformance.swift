import Models
import StorageTestSupport
import Testing

@testable import Storage

struct AccountScopeRepositoryConformance {
    @Sendable private static func accounts(_ connection: Connection, _ household: ID<Household>) -> LedgerAccountRepository {
        LedgerAccountRepository(connection, household: household)
    }

    /// Households whose savings account belongs to Anna.
    private static func households(on engine: ConformingEngine, sharing: AccountSharing = .private) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(accounts) { accounts in
            var savings = try #require(try accounts.find(.savings))
            (savings.owner, savings.sharing) = (.anna, sharing)
            _ = try accounts.update(savings)
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func accountsOfMembersAreFoundWithWhatOthersSee(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, sharing: .balance)
        let scopes = try await households.read(AccountScopeRepository.init) { try $0.scopes() }
        #expect(scopes.owned == [.savings: AccountScopes.Ownership(member: .anna, sharing: .balance)])
        #expect(scopes.scope(of: .groceries, against: .savings) == .savings)
        #expect(scopes.scope(of: .checking, against: .savings) == nil && scopes.scope(of: .groceries, against: .checking) == nil)
        #expect(try await households.read(AccountScopeRepository.init, of: .neighbor) { try $0.scopes() }.owned == [:])
    }

    @Test(arguments: ConformingEngine.allCases) func aPayeeOfPrivateAccountsAloneIsTheirMembers(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.record(
            .payment(5, 1, from: .savings, payee: "Only hers"), .payment(6, 1, from: .savings, payee: "Both"), .payment(7, 1, payee: "Both")
        )
        try await households.write(AccountScopeRepository.init) { try $0.refreshPayees(try $0.scopes()) }
        let scopes = try await households.read(PayeeRepository.init) { payees in
            try ["Only hers", "Both"].map { try payees.find($0)?.scope }
        }
        #expect(scopes == [ID<Member>.anna.rawValue, 0])
    }

    @Test(arguments: ConformingEngine.allCases) func whatAChangeTouchedIsNotedOnceAndForgotten(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(AccountScopeRepository.init) { scopes in
            for _ in 1...2 { try scopes.insertReach([.savings, .cash], of: 1) }
            try scopes.copyReach(of: 1, to: 2)
        }
        try await households.write(AccountScopeRepository.init, of: .neighbor) { try $0.insertReach([.savings], of: 1) }
        let both = [1, 2].flatMap { ["\($0) \(Self.id(.savings))", "\($0) \(Self.id(.cash))"] }
        #expect(try await Self.reach(households) == both.sorted())
        try await households.write(AccountScopeRepository.init) { try $0.deleteReach(of: .cash) }
        #expect(try await Self.reach(households) == ["1 \(Self.id(.savings))", "2 \(Self.id(.savings))"])
    }

    @Test(arguments: ConformingEngine.allCases) func pastChangesThatNameAnAccountTouchIt(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let target = ID<Account>(rawValue: LedgerAccountID.savings.rawValue).description
        try await households.write(AuditRepository.init) { audit in
            for (id, target) in [(ID<AuditRecord>(rawValue: 1), target), (2, "")] {
                let record = AuditRecord(id: id, at: 5, member: nil, action: .edit, subject: "", isUndone: false, target: target)
                try audit.insert(record, reference: "", image: nil)
            }
        }
        try await households.write(AccountScopeRepository.init) { try $0.fillReach(of: .savings) }
        #expect(try await Self.reach(households) == ["1 \(Self.id(.savings))"])
    }

    private static func id(_ account: LedgerAccountID) -> Int64 { account.rawValue }

    /// The changes of the own household with the accounts that they touched.
    private static func reach(_ households: TestHouseholds) async throws -> [String] {
        try await households.read { connection in
            try connection.all("SELECT audit, account FROM audit_reach WHERE household = $1", .id(ID<Household>.own)) {
                "\($0.integer()) \($0.integer())"
            }
        }.sorted()
    }
}
