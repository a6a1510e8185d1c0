import LedgerTestSupport
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Compares thousands of random operations with a reference model.
@Suite struct RandomOperationsTests {

    @Test(arguments: [1, 2, 3]) func balancesAndEntriesAgreeWithAModelAfterEveryStep(seed: UInt64) async throws {
        var run = try await RandomRun(seed: seed)
        for step in 1...1_200 {
            try await run.step()
            if step.isMultiple(of: 50) { try await run.verify("seed \(seed), step \(step)") }
        }
    }

    /// Accounts change hands meanwhile; the check compares totals by scope, too.
    @Test(arguments: [4, 5]) func theSameInAHouseholdWithAccountsOfMembers(seed: UInt64) async throws {
        var run = try await RandomRun(seed: seed)
        try await run.addMembers()
        for step in 1...600 {
            try await run.step()
            if step.isMultiple(of: 25) { try await run.verify("seed \(seed), step \(step)") }
        }
    }
}

/// One run of random operations.
struct RandomRun {
    private let home: TestHousehold
    private var model = ModelLedger()
    private var random: SeededGenerator
    private var categories: [ID<Models.Category>] = []
    private var transfer: LedgerAccountID
    private var number = 0
    /// Those to whom accounts are given; none in an undivided household.
    private var members: [ID<Member>] = []
    /// Accounts that were deleted or merged.
    private var formerAccounts: Set<LedgerAccountID> = []
    /// Changes that can be undone, with the groups before each.
    private var changes: [(id: ID<AuditRecord>, before: [ID<Transaction>: TransactionGroup?], after: [ID<Transaction>: Int64?])] = []

    init(seed: UInt64) async throws {
        home = try await TestHousehold()
        random = SeededGenerator(seed: seed)
        categories = try await home.categories.fetchCategories(includingArchived: false).map(\.id)
        transfer = LedgerAccountID(try await home.category("transfer"))
        for _ in 0..<3 { try await addAccount() }
    }

    mutating func addMembers() async throws {
        members = [ID(rawValue: 11), ID(rawValue: 12)]
        let (members, household) = (members, home.context.household.id)
        try await home.context.database.write(household, []) { connection in
            let repository = MemberRepository(connection, household: household)
            for member in members {
                let name = "member\(member.rawValue)"
                _ = try repository.insert(
                    MemberProfile(id: member, household: household, name: name, displayName: name, role: .member, createdAt: 0))
            }
        }
    }

    // MARK: - Steps

    mutating func step() async throws {
        if !members.isEmpty, Int.random(in: 0..<15, using: &random) == 0 { try await share() }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<40: try await add()
        case 40..<60: try await edit()
        case 60..<70: try await split()
        case 70..<82: try await delete()
        case 82..<95: try await undo()
        case 95: try await addAccount()
        case 96: try await archiveAndRestore()
        case 97: try await merge()
        case 98: try await deleteAccount()
        default: try await mergeCategories()
        }
    }

    private mutating func addAccount() async throws {
        guard model.accounts.count < 6 else { return }
        number += 1
        let opening = Bool.random(using: &random) ? Int64.random(in: -50_000...50_000, using: &random) : nil
        let account = try await home.account(
            "Account \(number)", AccountKind.allCases.randomElement(using: &random) ?? .cash, opening: opening, on: day())
        model.accounts.append(account)
        if let opening = try await home.allEntries(EntryQuery(account: account.id)).first {
            model.keep(try await home.transactions.fetchTransaction(id: opening.id))
        }
    }

    private mutating func add() async throws {
        guard let account = model.accounts.randomElement(using: &random) else { return }
        let other = Int.random(in: 0..<4, using: &random) == 0 ? model.accounts.randomElement(using: &random) : nil
        let units = Int64.random(in: 1...20_000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
        let change = try await home.transactions.addTransaction(
            TransactionDraft(
                account: account.id, amount: home.money(units), day: day(), payee: payee(), category: other == nil ? category() : nil,
                transferAccount: other == account ? nil : other?.id, tags: tags(), status: status()))
        remember(change)
    }

    private mutating func edit() async throws {
        var edit = TransactionEdit()
        if Bool.random(using: &random) { edit.day = day() }
        if Bool.random(using: &random) { edit.payee = payee() }
        if Bool.random(using: &random) { edit.status = status() }
        if Bool.random(using: &random) { edit.tags = tags() }
        let groups = some(Int.random(in: 1...3, using: &random))
        guard !groups.isEmpty else { return }
        if groups.allSatisfy({ $0.parts.count == 1 }), Bool.random(using: &random) {
            edit.amount = home.money(Int64.random(in: 1...9_999, using: &random))
        }
        remember(try await home.transactions.updateTransactions(ids: groups.map(\.id), edit))
    }

    private mutating func split() async throws {
        guard let group = some(1).first else { return }
        let own = Set(model.accounts.map { LedgerAccountID($0.id) })
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] })
        let isPlain = touched.allSatisfy { ledgerAccount in
            own.contains(ledgerAccount) || categories.contains { LedgerAccountID($0) == ledgerAccount }
        }
        guard let account = touched.first(where: own.contains), touched.filter(own.contains).count == 1, isPlain else { return }
        let whole = try group.amount(at: account, in: home.euro).minorUnits
        let first = Int64.random(in: -500...500, using: &random)
        var parts = [
            SplitPart(amount: home.money(first), category: category()), SplitPart(amount: home.money(whole - first), category: category()),
        ]
        parts.removeAll { $0.amount.isZero }
        guard !parts.isEmpty else { return }
        remember(try await home.transactions.splitTransaction(id: group.id, into: parts, revision: group.revision))
    }

    private mutating func delete() async throws {
        let groups = some(Int.random(in: 1...2, using: &random))
        guard !groups.isEmpty else { return }
        remember(try await home.transactions.deleteTransactions(ids: groups.map(\.id)), isDeletion: true)
    }

    private mutating func undo() async throws {
        guard let index = changes.indices.suffix(6).randomElement(using: &random) else { return }
        let change = changes[index]
        let isNewest = change.after.allSatisfy { id, revision in model.groups[id]?.revision == revision }
        let isPossible = change.before.values.compactMap(\.self).flatMap(\.parts).allSatisfy { part in
            !formerAccounts.contains(part.source) && !formerAccounts.contains(part.destination)
        }
        guard isNewest, isPossible else {
            await #expect(throws: ServiceError.conflict) { try await home.transactions.undo(change.id) }
            return
        }
        changes.remove(at: index)
        try await home.transactions.undo(change.id)
        for (id, before) in change.before {
            if before == nil {
                model.groups[id] = nil
            } else {
                model.keep(try await home.transactions.fetchTransaction(id: id))
                #expect(model.groups[id]?.parts == before?.parts)
                #expect(model.groups[id]?.tags == before?.tags)
            }
        }
    }

    private mutating func archiveAndRestore() async throws {
        guard let account = model.accounts.randomElement(using: &random) else { return }
        try await home.accounts.archiveAccount(id: account.id)
        #expect(try await !home.accounts.fetchAccounts(includingArchived: false).contains { $0.account.id == account.id })
        try await home.accounts.restoreAccount(id: account.id)
    }

    /// An account gets another owner, or none.
    private mutating func share() async throws {
        guard let account = model.accounts.randomElement(using: &random) else { return }
        let owner = Int.random(in: 0..<3, using: &random) == 0 ? nil : members.randomElement(using: &random)
        let sharing = owner == nil ? .full : AccountSharing.allCases.randomElement(using: &random) ?? .full
        let revision = try await home.accounts.fetchAccount(id: account.id).account.revision
        let shared = try await home.accounts.shareAccount(id: account.id, owner: owner, sharing: sharing, revision: revision)
        #expect(shared.owner == owner && shared.sharing == sharing)
    }

    private mutating func merge() async throws {
        guard model.accounts.count > 3, let one = model.accounts.randomElement(using: &random),
            let other = model.accounts.filter({ $0.id != one.id }).randomElement(using: &random)
        else { return }
        let sum = try await home.balance(one) + home.balance(other)
        let before = model
        let openings = model.groups.values.filter { group in
            group.payee == "Opening balance" && [one, other].contains { group.day(at: LedgerAccountID($0.id)) != nil }
        }
        let merge = try await home.accounts.mergeAccounts(id: one.id, absorbing: other.id)
        guard Bool.random(using: &random) else { return try await undo(merge.change, to: before) }
        formerAccounts.insert(LedgerAccountID(other.id))
        // Which opening balance is kept is a rule; the amounts are read from the service and their sum compared.
        var removed: Int64 = 0
        for opening in openings {
            do {
                _ = try await home.transactions.fetchTransaction(id: opening.id)
            } catch {
                for account in [one, other] where opening.status == .completed && opening.day(at: LedgerAccountID(account.id)) != nil {
                    removed += try opening.amount(at: LedgerAccountID(account.id), in: home.euro).minorUnits
                }
                model.groups[opening.id] = nil
            }
        }
        #expect(merge.summary.balance.booked.minorUnits == sum - removed)
        model.merge(one.id, absorbing: other.id)
        try await refresh()
    }

    private mutating func deleteAccount() async throws {
        guard model.accounts.count > 3, let account = model.accounts.randomElement(using: &random) else { return }
        let deletion = try await home.accounts.deleteAccount(id: account.id, withEntries: true)
        guard case .deleted(let entries, _, let change) = deletion else { return }
        #expect(entries == model.entries(of: account).count)
        guard Bool.random(using: &random) else { return try await undo(change, to: model) }
        formerAccounts.insert(LedgerAccountID(account.id))
        model.delete(account.id, transfer: transfer)
        try await refresh()
    }

    private mutating func mergeCategories() async throws {
        let all = try await home.categories.fetchCategories(includingArchived: false)
        guard all.count > 20, let one = all.randomElement(using: &random),
            let other = all.filter({ $0.class == one.class && $0.id != one.id }).randomElement(using: &random)
        else { return }
        let change = try await home.categories.mergeCategories(id: one.id, absorbing: other.id)
        guard Bool.random(using: &random) else { return try await undo(change, to: model) }
        categories.removeAll { $0 == other.id }
        if LedgerAccountID(other.id) == transfer { transfer = LedgerAccountID(one.id) }
        for var group in model.groups.values {
            for index in group.parts.indices {
                if group.parts[index].source == LedgerAccountID(other.id) { group.parts[index].source = LedgerAccountID(one.id) }
                if group.parts[index].destination == LedgerAccountID(other.id) { group.parts[index].destination = LedgerAccountID(one.id) }
            }
            model.keep(group)
        }
        try await refresh()
    }

    /// Undoes a deletion or merge: everything is restored.
    private mutating func undo(_ change: ID<AuditRecord>, to before: ModelLedger) async throws {
        try await home.transactions.undo(change)
        model = before
        try await refresh()
    }

    /// Compares the model's groups with the ledger's after a change of many groups, and updates their revisions.
    private mutating func refresh() async throws {
        for group in model.groups.values {
            let stored = try await home.transactions.fetchTransaction(id: group.id)
            #expect(stored.parts == group.parts && stored.tags == group.tags)
            model.keep(stored)
        }
    }

    // MARK: - Verifying

    func verify(_ comment: Comment) async throws {
        try await home.expectClean(comment)
        for account in model.accounts {
            #expect(try await home.balance(account) == model.balance(of: account), comment)
            let entries = try await home.allEntries(EntryQuery(account: account.id, limit: 37))
            #expect(entries.count == model.entries(of: account).count, comment)
            #expect(Set(entries.map(\.id)) == model.entries(of: account), comment)
            let summary = try await home.accounts.fetchAccount(id: account.id)
            #expect(summary.balance.entries == entries.count, comment)
            let first = entries.first { $0.status == .completed }
            #expect(first?.balance?.minorUnits ?? 0 == model.balance(of: account), comment)
        }
        let day = TestHousehold.today.adding(days: -33)
        for position in try await home.accounts.balances(at: day) {
            #expect(position.balance?.minorUnits == model.balance(of: position.account, at: day), comment)
        }
    }

    // MARK: - Choosing

    private mutating func remember(_ change: LedgerChange, isDeletion: Bool = false) {
        var before: [ID<Transaction>: TransactionGroup?] = [:]
        var after: [ID<Transaction>: Int64?] = [:]
        for group in change.transactions {
            before[group.id] = .some(model.groups[group.id])
            after[group.id] = .some(isDeletion ? nil : group.revision)
            model.groups[group.id] = isDeletion ? nil : group
        }
        changes.append((change.id, before, after))
    }

    private mutating func some(_ count: Int) -> [TransactionGroup] {
        let sorted = model.groups.values.sorted { $0.id < $1.id }
        var chosen: Set<ID<Transaction>> = []
        return (0..<count).compactMap { _ in sorted.randomElement(using: &random) }.filter { chosen.insert($0.id).inserted }
    }

    private mutating func day() -> Day { TestHousehold.today.adding(days: -Int.random(in: 0...90, using: &random)) }
    private mutating func payee() -> String { "Payee \(Int.random(in: 0..<12, using: &random))" }
    private mutating func tags() -> [String] { ["a", "b", "c"].filter { _ in Int.random(in: 0..<5, using: &random) == 0 } }
    private mutating func category() -> ID<Models.Category> { categories.randomElement(using: &random) ?? ID(rawValue: 0) }
    private mutating func status() -> TransactionStatus {
        Int.random(in: 0..<5, using: &random) == 0 ? TransactionStatus.allCases.randomElement(using: &random) ?? .completed : .completed
    }
}
