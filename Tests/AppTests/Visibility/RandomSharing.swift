import Installation
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

/// One run of random writes by three members, between which accounts change hands.
struct RandomSharing {
    let installation: TestInstallation
    /// The sessions of the members: an owner and two others.
    let tokens: [ID<Member>: String]
    let members: [ID<Member>]
    let household: Household
    /// Of spending.
    let categories: [ID<Models.Category>]
    var model = SharingModel()
    var random: SeededGenerator
    /// What can be undone, the last one last, and the accounts that each touched.
    private var changes: [(id: ID<AuditRecord>, by: ID<Member>, accounts: Set<ID<Account>>, groups: Set<ID<Transaction>>)] = []

    /// Payees of which none is a part of another one.
    static let payees = ["Alder", "Birch", "Cedar", "Dogwood"]
    static let today = MemberScreens.today

    init(seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        installation = try MemberScreens.installation()
        let owner = try await installation.setUp(TestInstallation.adasDraft())
        var tokens: [ID<Member>: String] = [:]
        for token in [
            owner, try await installation.add("bea", .member, by: owner), try await installation.add("cyril", .member, by: owner),
        ] {
            tokens[try await installation.session(token).profile.id] = token
        }
        self.tokens = tokens
        members = tokens.keys.sorted()
        household = try await installation.session(owner).household
        let services = try await installation.container(owner)
        var categories: [ID<Models.Category>] = []
        for name in ["Groceries", "Dining", "Travel"] { categories.append(try await services.categories().findCategory(name).id) }
        self.categories = categories
        for number in 1...5 { try await addAccount("Purse \(number)", services) }
    }

    private mutating func addAccount(_ name: String, _ services: DependencyContainer) async throws {
        let opening = Money.euros(Int64(random.int(1...90_000)))
        let draft = AccountDraft(
            name: name, kind: .cash, currency: .euro, opening: opening, openingDay: Self.today.adding(days: -random.int(60...90)))
        let account = try await services.accounts().addAccount(draft).account
        model.add(account)
        for entry in try await services.transactions().fetchEntries(EntryQuery(account: account.id)).entries { try await keep(entry.id) }
    }

    /// The services of a member, as of now.
    func services(of member: ID<Member>) async throws -> DependencyContainer {
        try await installation.container(try #require(tokens[member]))
    }

    /// The services of the command line, which sees everything.
    var commandLine: DependencyContainer { DependencyContainer(live: installation.live.ownerContext(of: household)) }

    // MARK: - Steps

    mutating func step() async throws {
        switch random.int(0...99) {
        case 0..<30: try await add()
        case 30..<45: try await move()
        case 45..<60: try await edit()
        case 60..<68: try await delete()
        case 68..<78: try await undo()
        default: try await share()
        }
    }

    private mutating func add() async throws {
        let member = random.pick(members)
        let account = random.pick(model.accounts)
        let services = try await services(of: member)
        let draft = TransactionDraft(
            account: account.id, amount: Money.euros(Int64(random.int(1...20_000)) * (random.chance(80) ? -1 : 1)), day: day(),
            payee: random.pick(Self.payees), category: random.pick(categories), status: status())
        guard model.isOpen(account.id, to: member) else { return await expectRefused("adding") { try await services.add(draft) } }
        try await keep(try await services.add(draft), by: member)
    }

    /// Between two accounts; both are open to who moves money.
    private mutating func move() async throws {
        let member = random.pick(members)
        let source = random.pick(model.accounts)
        let destination = random.pick(model.accounts.filter { $0.id != source.id })
        let services = try await services(of: member)
        let draft = TransactionDraft(
            account: source.id, amount: Money.euros(-Int64(random.int(1...20_000))), day: day(), payee: random.pick(Self.payees),
            transferAccount: destination.id)
        guard model.isOpen(source.id, to: member), model.isOpen(destination.id, to: member) else {
            return await expectRefused("moving money") { try await services.add(draft) }
        }
        try await keep(try await services.add(draft), by: member)
    }

    private mutating func edit() async throws {
        guard let group = group() else { return }
        let member = random.pick(members)
        let services = try await services(of: member)
        var edit = TransactionEdit(day: day(), payee: random.pick(Self.payees))
        if random.chance(50) { edit.amount = Money.euros(Int64(random.int(1...20_000))) }
        if random.chance(30) { edit.status = status() }
        let isTransfer = model.accounts(of: group).count > 1
        if !isTransfer, random.chance(50) { edit.category = random.pick(categories) }
        guard model.isOpen(group, to: member) else {
            return await expectRefused("editing") { [edit] in
                try await services.transactions().updateTransaction(id: group.id, edit, revision: nil)
            }
        }
        try await keep(try await services.transactions().updateTransaction(id: group.id, edit, revision: nil), by: member)
    }

    private mutating func delete() async throws {
        guard let group = group() else { return }
        let member = random.pick(members)
        let services = try await services(of: member)
        guard model.isOpen(group, to: member) else {
            return await expectRefused("deleting") { try await services.transactions().deleteTransactions(ids: [group.id]) }
        }
        let change = try await services.transactions().deleteTransactions(ids: [group.id])
        model.groups[group.id] = nil
        changes.append((change.id, member, Set(model.accounts(of: group).map(\.id)), [group.id]))
    }

    /// Undoes the last change: by who made it, unless an account of it was closed to them since.
    private mutating func undo() async throws {
        guard let change = changes.popLast() else { return }
        if change.accounts.allSatisfy({ model.isOpen($0, to: change.by) }) {
            try await services(of: change.by).transactions().undo(change.id)
        } else {
            let services = try await services(of: change.by)
            await expectRefused("undoing") { try await services.transactions().undo(change.id) }
            try await commandLine.transactions().undo(change.id)
        }
        for id in change.groups { try await keep(id) }
    }

    /// An account goes to somebody else, or others see more or less of it.
    private mutating func share() async throws {
        let account = random.pick(model.accounts).id
        let owner = random.chance(30) ? nil : random.pick(members)
        let sharing = owner == nil ? .full : random.pick(AccountSharing.allCases)
        let accounts = commandLine.accounts()
        let revision = try await accounts.fetchAccount(id: account).account.revision
        _ = try await accounts.shareAccount(id: account, owner: owner, sharing: sharing, revision: revision)
        model.give(account, to: owner, sharing)
    }

    // MARK: - Keeping

    private mutating func keep(_ change: LedgerChange, by member: ID<Member>) async throws {
        let groups = Set(change.transactions.map(\.id))
        var touched: Set<ID<Account>> = []
        for id in groups {
            if let before = model.groups[id] { touched.formUnion(model.accounts(of: before).map(\.id)) }
            try await keep(id)
            if let after = model.groups[id] { touched.formUnion(model.accounts(of: after).map(\.id)) }
        }
        changes.append((change.id, member, touched, groups))
    }

    /// Takes a transaction over as it is kept; nil if it is not there any more.
    private mutating func keep(_ id: ID<Transaction>) async throws {
        do {
            model.groups[id] = try await commandLine.transactions().fetchTransaction(id: id)
        } catch ServiceError.notFound {
            model.groups[id] = nil
        }
    }

    private func expectRefused<Result>(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
    ) async {
        let error = await failure { _ = try await body() }
        #expect(error != nil, "\(name) reaches an account that is closed to who does it", sourceLocation: sourceLocation)
    }

    // MARK: - Choosing

    private mutating func group() -> TransactionGroup? {
        let groups = model.groups.values.filter { Self.payees.contains($0.payee) }.sorted { $0.id < $1.id }
        return groups.isEmpty ? nil : random.pick(groups)
    }

    mutating func day() -> Day { Self.today.adding(days: -random.int(0...75)) }

    private mutating func status() -> TransactionStatus { random.chance(15) ? .pending : .completed }
}

extension DependencyContainer {
    fileprivate func add(_ draft: TransactionDraft) async throws -> LedgerChange { try await transactions().addTransaction(draft) }
}
