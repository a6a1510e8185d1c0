import LedgerTestSupport
import Models
import Services
import Storage
import Testing

@testable import Ledger

/// Whom accounts belong to, and what follows from it.
@Suite struct AccountOwnershipTests {
    private static let modules = LedgerModules([AccountSharingUndo()])
    private let me = DividedLedger.members[0]
    private let other = DividedLedger.members[1]

    /// 5.00 of A0 and 3.00 of A1 in C0.
    private func ledger() async throws -> DividedLedger {
        let ledger = try await DividedLedger(accounts: 2, categories: 1)
        let groups = [
            ledger.purchase(5_00, in: 0, 0, id: 1_000, payee: "Doctor"), ledger.purchase(3_00, in: 1, 0, id: 2_000, payee: "Bakery"),
        ]
        try await ledger.write { write in for group in groups { try write.journal.insert(group) } }
        return ledger
    }

    private func share(
        _ account: Int, of ledger: DividedLedger, to owner: ID<Member>?, _ sharing: AccountSharing = .full, as number: Int? = nil
    ) async throws {
        let id = ledger.accounts[account].id
        try await ledger.write(as: number) { try $0.setSharing(of: id, owner: owner, sharing: sharing) }
    }

    /// Scope and amount of each total of C0.
    private func totals(_ ledger: DividedLedger) async throws -> [[Int64]] {
        try await rows(
            ledger, "SELECT scope, money_in FROM month_total WHERE household = $1 AND account = 201 AND money_in > 0 ORDER BY scope")
    }

    private func rows(_ ledger: DividedLedger, _ statement: SQL) async throws -> [[Int64]] {
        let household = ledger.household
        return try await ledger.database.read { try $0.all(statement, .id(household)) { [$0.integer(), $0.integer()] } }
    }

    private func owner(of account: Int, in ledger: DividedLedger) async throws -> ID<Member>? {
        let (household, id) = (ledger.household, LedgerAccountID(ledger.accounts[account].id))
        return try await ledger.database.read { try LedgerAccountRepository($0, household: household).find(id)?.owner }
    }

    // MARK: - Totals

    @Test func theShareOfAnAccountInTotalsMovesWithItsFirstOwnerAndBack() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me, .private)
        #expect(try await totals(ledger) == [[0, 3_00], [101, 5_00]])
        #expect(try await ledger.check() == [])
        try await share(0, of: ledger, to: other, .balance)
        #expect(try await totals(ledger) == [[0, 3_00], [101, 5_00]])
        try await share(0, of: ledger, to: nil)
        #expect(try await totals(ledger) == [[0, 8_00]])
        #expect(try await rows(ledger, "SELECT scope, booked FROM scope_balance WHERE household = $1") == [])
        #expect(try await ledger.check() == [])
    }

    @Test func theCheckNamesABrokenScope() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me)
        try await ledger.write { write in
            try write.connection.execute("UPDATE scope_balance SET booked = booked + 100 WHERE household = $1", .id(write.household))
        }
        #expect(try await ledger.check() == ["C0 EUR of A0: the balance is 6.00, its transactions make 5.00"])
    }

    @Test func theCheckNamesAHouseholdThatIsDividedWithoutAnAccountOfAMember() async throws {
        let ledger = try await ledger()
        try await ledger.write { try HouseholdRepository($0.connection).setDivision(.divided, of: $0.household) }
        #expect(try await ledger.check().count == 1)
    }

    @Test func anUndividedHouseholdReadsNothingMoreForAWrite() async throws {
        let ledger = try await ledger()
        let group = ledger.purchase(1_00, in: 0, 0, id: 3_000)
        let statements = try await ledger.write { write in
            try write.journal.insert(group)
            let before = write.connection.counters.statements
            _ = try write.journal.scopes()
            try write.journal.accountsDidChange()
            return write.connection.counters.statements - before
        }
        #expect(statements == 0)
    }

    @Test func anAccountAddedInADividedHouseholdHasTotalsOfTheHousehold() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me)
        let first = ledger.purchase(1_00, in: 0, 0, id: 3_000)
        try await ledger.write { write in
            try write.journal.insert(first)
            let added = LedgerAccountRecord(
                id: LedgerAccountID(rawValue: 900), role: .own, name: "New", kind: .checking, currency: .euro, createdAt: 0)
            try write.insert(added)
            let day = Day(number: 20_001)
            let part = Transaction(
                id: ID(rawValue: 4_000), amount: Money(minorUnits: 2_00, currency: .euro), source: LedgerAccountID(rawValue: 101),
                sourceDay: day, destination: added.id, destinationDay: day)
            try write.journal.insert(TransactionGroup(id: part.id, parts: [part]))
        }
        #expect(try await ledger.check() == [])
    }

    // MARK: - Who may

    @Test func anOwnerTakesAnAccountOfTheHouseholdAndOnlyItsMemberGivesItAway() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me, .private, as: 0)
        await #expect(throws: ServiceError.notFound) { try await share(0, of: ledger, to: other, as: 1) }
        try await share(0, of: ledger, to: me, .full, as: 0)
        await #expect(throws: ServiceError.unauthorized) { try await share(0, of: ledger, to: other, as: 1) }
        await #expect(throws: ServiceError.unauthorized) { try await share(1, of: ledger, to: other, as: 0) }
        await #expect(throws: ServiceError.unauthorized) { try await share(1, of: ledger, to: DividedLedger.members[2], as: 2) }
        try await share(0, of: ledger, to: other, .balance, as: 0)
        await #expect(throws: ServiceError.rule(.accountBalanceOnly)) { try await share(0, of: ledger, to: me, as: 0) }
        #expect(try await owner(of: 0, in: ledger) == other)
    }

    @Test func theCommandLineGivesAccountsToMembersOnlyAndTheHouseholdsAreSharedInFull() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: other, .private)
        await #expect(throws: ServiceError.rule(.accountOwnerUnknown)) { try await share(0, of: ledger, to: ID(rawValue: 99)) }
        await #expect(throws: ServiceError.rule(.accountSharingOfHousehold)) { try await share(0, of: ledger, to: nil, .private) }
    }

    @Test func whoGoesHandsTheAccountsOver() async throws {
        let ledger = try await ledger()
        let (me, other) = (me, other)
        try await share(0, of: ledger, to: me, .private)
        try await ledger.write(as: 1) { try $0.handOverAccounts(of: me, to: other) }
        #expect(try await owner(of: 0, in: ledger) == other)
        #expect(try await totals(ledger) == [[0, 3_00], [101, 5_00]])
        try await ledger.write(as: 0) { try $0.handOverAccounts(of: other, to: nil) }
        #expect(try await owner(of: 0, in: ledger) == nil)
        #expect(try await totals(ledger) == [[0, 8_00]])
        #expect(try await ledger.check() == [])
    }

    // MARK: - Payees and choices

    @Test func payeesOfAPrivateAccountAloneAndTheirChoicesStayThere() async throws {
        let ledger = try await ledger()
        let category = ledger.categories[0]
        try await ledger.write { write in
            for payee in ["Doctor", "Bakery"] { try write.learn(category, payee: payee, memo: "", amount: 5_00, isIncome: false) }
        }
        let payees: SQL = "SELECT scope, id FROM payee WHERE household = $1 AND scope <> 0"
        let choices: SQL = "SELECT scope, category FROM category_choice WHERE household = $1 AND scope <> 0"
        try await share(0, of: ledger, to: me, .private)
        #expect(try await rows(ledger, payees).map(\.[0]) == [me.rawValue])
        #expect(try await rows(ledger, choices) == [[101, category.rawValue]])
        try await share(0, of: ledger, to: me, .full)
        #expect(try await rows(ledger, payees) == [])
        #expect(try await rows(ledger, choices) == [])
    }

    @Test func aPayeeThatOthersGetToKnowHasNoneOfThePrivateCategories() async throws {
        let ledger = try await ledger()
        let category = ledger.categories[0]
        let known = try await ledger.write { write in
            _ = try write.journal.payees.intern("Clinic") { 9_000 }
            try write.learn(category, payee: "Clinic", memo: "", amount: 5_00, isIncome: false)
            try write.connection.execute("UPDATE payee SET scope = 11 WHERE household = $1 AND id = 9000", .id(write.household))
            write.journal.payees.forget()
            _ = try write.journal.payees.intern("Clinic") { 9_001 }
            return try write.journal.payees.find("Clinic")
        }
        #expect(known?.id == 9_000 && known?.scope == 0 && known?.spendingCategory == nil)
    }

    @Test func payeesOfADeletedPrivateAccountStayWhereNoAccountBelongsToAMemberAnyMore() async throws {
        let ledger = try await ledger()
        let payees: SQL = "SELECT scope, id FROM payee WHERE household = $1 AND id = 9000"
        try await ledger.write { write in
            _ = try write.journal.payees.intern("Clinic", seenOnlyBy: ID(rawValue: 11)) { 9_000 }
        }
        try await share(0, of: ledger, to: me, .private)
        try await share(0, of: ledger, to: nil)
        #expect(try await rows(ledger, payees).map(\.[0]) == [me.rawValue])
    }

    // MARK: - History

    @Test func changesOfAMembersAccountAreFoundBeforeAndAfterItWasGiven() async throws {
        let ledger = try await ledger()
        let groups = (1...3).map { ledger.purchase(1_00, in: $0 == 2 ? 1 : 0, 0, id: Int64(10_000 * $0)) }
        let add: @Sendable (TransactionGroup, UnitOfWork) throws -> Void = { group, write in
            let image = write.makeImage()
            try image.append(try write.post(group), state: group)
            try write.record(.add, subject: "Purchase", image: image)
        }
        let reached: SQL = "SELECT account, COUNT(*) FROM audit_reach WHERE household = $1 GROUP BY account"
        try await ledger.write { try add(groups[0], $0) }
        #expect(try await rows(ledger, reached) == [])
        // The first change, and that of the owner itself.
        try await share(0, of: ledger, to: me)
        #expect(try await rows(ledger, reached) == [[101, 2]])
        try await ledger.write { try add(groups[1], $0) }
        #expect(try await rows(ledger, reached) == [[101, 2]])
        try await ledger.write { try add(groups[2], $0) }
        #expect(try await rows(ledger, reached) == [[101, 3]])
        try await share(0, of: ledger, to: nil)
        #expect(try await rows(ledger, reached) == [])
    }

    @Test func aHouseholdWhoseHistoryNamesADeletedAccountOfAMemberStaysDivided() async throws {
        let ledger = try await DividedLedger(accounts: 2, categories: 1)
        let (household, account) = (ledger.household, ledger.accounts[0].id)
        func division() async throws -> Household.Division {
            try await ledger.database.read { try HouseholdRepository($0).division(of: household) }
        }
        #expect(try await division() == .undivided)
        try await share(0, of: ledger, to: me, .private)
        #expect(try await division() == .divided)
        try await ledger.write(as: 0) { write in
            let record = try write.account(account)
            try write.delete(record)
            try write.record(.deleteAccount, subject: record.name)
        }
        #expect(try await division() == .formerlyDivided)
        #expect(try await ledger.check() == [])
        // Others read with a reach, in which the history of the account is their own alone.
        let seen = try await ledger.write(as: 1) { write in try AuditRepository(write.visible, household: household).latest(9).count }
        #expect(seen == 0)
        try await share(1, of: ledger, to: other)
        try await share(1, of: ledger, to: nil)
        #expect(try await division() == .formerlyDivided)
        #expect(try await ledger.check() == [])
    }

    @Test func aHouseholdThatGotItsAccountsBackIsUndivided() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me, .private)
        try await share(0, of: ledger, to: nil)
        let household = ledger.household
        #expect(try await ledger.database.read { try HouseholdRepository($0).division(of: household) } == .undivided)
    }

    @Test func whatSomebodyChangesWithoutSeeingItIsNotHiddenFromThem() async throws {
        let ledger = try await ledger()
        let group = ledger.purchase(5_00, in: 0, 0, id: 5_000)
        try await share(0, of: ledger, to: me, .private)
        let reached: SQL = "SELECT account, COUNT(*) FROM audit_reach WHERE household = $1 GROUP BY account"
        let before = try await rows(ledger, reached)
        for number in [1, nil] as [Int?] {
            try await ledger.write(as: number) { write in
                try write.journal.insert(group)
                try write.journal.remove(group)
                try write.record(.mergeCategories, subject: "C0")
            }
        }
        // That of the command line, which sees the account.
        #expect(before == [[101, 1]])
        #expect(try await rows(ledger, reached) == [[101, 2]])
    }

    @Test func aChangeOfTheOwnerIsUndoneAndDoneAgain() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me, .private)
        for expected in [nil, me] as [ID<Member>?] {
            try await ledger.write(modules: Self.modules) { write in
                let last = try #require(try write.audit.latest(1).first)
                #expect(last.action == .shareAccount)
                try LedgerUndo(write).undo(last.id)
            }
            #expect(try await owner(of: 0, in: ledger) == expected)
            #expect(try await totals(ledger) == (expected == nil ? [[0, 8_00]] : [[0, 3_00], [101, 5_00]]))
        }
        #expect(try await ledger.check() == [])
    }

    @Test func aChangeOfTheOwnerIsNotUndoneAfterAnother() async throws {
        let ledger = try await ledger()
        try await share(0, of: ledger, to: me, .private)
        try await share(0, of: ledger, to: other, .private)
        await #expect(throws: ServiceError.conflict) {
            try await ledger.write(modules: Self.modules) { write in
                try LedgerUndo(write).undo(try #require(try write.audit.latest(2).last).id)
            }
        }
    }
}
