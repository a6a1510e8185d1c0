package import Models
import PeopleModel
import ServiceKit
import Services
package import Storage

/// Reads people, groups, expenses and settlements in one snapshot.
package struct PeopleReader {
    let connection: Connection
    let household: ID<Household>
    let people: PersonRepository
    let groups: PeopleGroupRepository
    let expenses: ExpenseRepository
    let settlements: SettlementRepository
    private let sums: GroupSumRepository

    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
        people = PersonRepository(connection, household: household)
        groups = PeopleGroupRepository(connection, household: household)
        expenses = ExpenseRepository(connection, household: household)
        settlements = SettlementRepository(connection, household: household)
        sums = GroupSumRepository(connection, household: household)
    }

    // MARK: - Lists

    func overview() throws -> PeopleOverview {
        let summaries = try summaries()
        return PeopleOverview(
            people: try people(in: summaries), groups: summaries.filter { !$0.group.isDirect }.sorted(by: Self.order),
            direct: summaries.filter(\.group.isDirect))
    }

    /// The groups that Home can show, those with a debt of the household first, then by name: not direct debts that are settled, nor archived groups.
    func homeGroups() throws -> [HomeGroup] {
        let summaries = try summaries().filter { !$0.group.isArchived }
        guard !summaries.isEmpty else { return [] }
        let people = Dictionary(
            try people.all().filter { !$0.isRemoved }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let found: [(group: HomeGroup, isSettled: Bool)] = summaries.compactMap { summary in
            let isSettled = summary.ownDebts.isEmpty
            guard summary.group.isDirect else { return (HomeGroup(summary: summary), isSettled) }
            guard !isSettled, let person = summary.group.members.lazy.compactMap({ $0.person.flatMap { people[$0] } }).first else {
                return nil
            }
            return (HomeGroup(summary: summary, person: person), isSettled)
        }
        return found.sorted { left, right in
            (left.isSettled ? 1 : 0, left.group.name.folded, left.group.summary.group.id)
                < (right.isSettled ? 1 : 0, right.group.name.folded, right.group.summary.group.id)
        }.map(\.group)
    }

    /// All people that are not removed, by name.
    private func people(in summaries: [GroupSummary]) throws -> [PersonSummary] {
        let people = try people.all().filter { !$0.isRemoved }.sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
        return people.map { PersonSummary(person: $0, balances: Self.balances(of: $0.id, in: summaries)) }
    }

    /// All groups that are not removed.
    func summaries() throws -> [GroupSummary] {
        let balances = try sums.balances()
        return try groups.all().filter { !$0.isRemoved }.map { group in
            GroupSummary(group: group, balances: GroupBalances(balances[group.id] ?? [], members: group.members))
        }
    }

    private static func order(_ left: GroupSummary, _ right: GroupSummary) -> Bool {
        guard left.group.isArchived == right.group.isArchived else { return right.group.isArchived }
        return (left.group.name.folded, left.group.id) < (right.group.name.folded, right.group.id)
    }

    /// A person's debts to the household in all groups, by currency.
    static func balances(of person: ID<Person>, in groups: [GroupSummary]) -> [Money] {
        var sums: [Currency: Int64] = [:]
        for group in groups {
            for amount in group.balances(with: person) { sums[amount.currency, default: 0] += amount.minorUnits }
        }
        return sums.filter { $0.value != 0 }.map { Money(minorUnits: $0.value, currency: $0.key) }.sorted {
            $0.currency.code < $1.currency.code
        }
    }

    // MARK: - Details

    func person(_ id: ID<Person>) throws -> PersonDetails {
        guard let person = try people.find(id), !person.isRemoved else { throw ServiceError.notFound }
        let summaries = try summaries().filter { summary in summary.group.members.contains { $0.person == id } }
        let direct = summaries.first { $0.group.isDirect }
        return PersonDetails(
            summary: PersonSummary(person: person, balances: Self.balances(of: id, in: summaries)),
            groups: summaries.filter(\.group.isDirect) + summaries.filter { !$0.group.isDirect }.sorted(by: Self.order),
            direct: try direct.map { try activity(of: $0.group.id, after: nil, limit: 20).page } ?? [])
    }

    func group(_ id: ID<PeopleGroup>, after cursor: GroupActivity.Cursor?, limit: Int) throws -> GroupDetails {
        let group = try find(id)
        let balances = GroupBalances(try sums.balances(of: id), members: group.members)
        let (page, next) = try activity(of: id, after: cursor, limit: limit)
        let categories: [ID<Category>] = page.compactMap { activity in
            if case .expense(let expense) = activity { expense.category } else { nil }
        }
        return GroupDetails(
            summary: GroupSummary(group: group, balances: balances), debts: balances.simplifiedDebts,
            directDebts: Debt.direct(try sums.pairs(of: id)), activity: page, next: next, totals: try totals(of: id),
            people: try members(of: group), categories: try self.categories(categories))
    }

    /// The choices of an expense form.
    func choices(group id: ID<PeopleGroup>, transaction: ID<Transaction>?) throws -> ExpenseChoices {
        let accounts = try AccountReader(connection, household: household).accounts()
        let categories = try CategoryReader(connection, household: household).categories()
        var choices = ExpenseChoices(
            group: try find(id), accounts: AccountReader.usable(accounts, for: connection.reach),
            categories: categories.filter { !$0.isArchived && $0.class != .neutral })
        guard let transaction else { return choices }
        guard let stored = try TransactionRepository(connection, household: household).group(transaction) else {
            throw ServiceError.notFound
        }
        let spending = try SharedTransactionReader(connection, household: household).spending(stored)
        guard let account = accounts.first(where: { $0.id == spending.account }) else { throw ServiceError.notFound }
        choices.transaction = ShareableTransaction(
            id: transaction, title: stored.payee.isEmpty ? spending.categoryName : stored.payee, amount: spending.amount, day: spending.day,
            category: categories.first { $0.id == spending.category }, account: account)
        return choices
    }

    func export(_ id: ID<PeopleGroup>) throws -> GroupExport {
        let group = try find(id)
        let categories = try LedgerAccountRepository(connection, household: household).all().compactMap { $0.toCategory() }
        return GroupExport(
            summary: GroupSummary(group: group, balances: GroupBalances(try sums.balances(of: id), members: group.members)),
            expenses: try expenses.all(of: id).reversed(), settlements: try settlements.all(of: id).reversed(),
            categories: Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
    }

    func expense(_ id: ID<Expense>) throws -> ExpenseDetails {
        guard let expense = try expenses.find(id), !expense.isRemoved else { throw ServiceError.notFound }
        let ledgerAccounts = LedgerAccountRepository(connection, household: household)
        let transaction = try expense.transaction.flatMap {
            try TransactionRepository(connection, household: household).group($0)
        }
        let touched = transaction.map { Set($0.parts.flatMap { [$0.source, $0.destination] }) } ?? []
        let account = try touched.sorted().lazy.compactMap { try ledgerAccounts.find($0)?.toAccount() }.first
        let choices = try choices(group: expense.group, transaction: nil)
        return ExpenseDetails(
            expense: expense, group: choices.group,
            category: try expense.category.flatMap { try ledgerAccounts.find(LedgerAccountID($0))?.toCategory() },
            account: account, charged: try charged(account, by: transaction, of: expense),
            series: try expense.series.flatMap { try ExpenseSeriesRepository(connection, household: household).find($0) },
            categories: choices.categories, accounts: choices.accounts, attachments: try attachments(of: expense))
    }

    private func attachments(of expense: Expense) throws -> [Attachment] {
        let attachments = AttachmentRepository(connection, household: household)
        let ofTransaction = try expense.transaction.map { try attachments.all(of: .transaction($0)) } ?? []
        return try (attachments.all(of: .expense(expense.id)) + ofTransaction).sorted { $0.id < $1.id }.map { try $0.toAttachment() }
    }

    private func charged(_ account: Account?, by transaction: TransactionGroup?, of expense: Expense) throws -> Money? {
        guard let account, let transaction, account.currency != expense.amount.currency else { return nil }
        return try transaction.amount(at: LedgerAccountID(account.id), in: account.currency).magnitude
    }

    // MARK: - Explanations

    func explanation(
        of member: ID<GroupMember>, of group: ID<PeopleGroup>, in currency: Currency
    ) throws -> BalanceExplanation {
        guard try find(group).member(member) != nil else { throw ServiceError.notFound }
        return try BalanceExplanation(
            of: member, in: currency, expenses: try expenses.all(of: group), settlements: try settlements.all(of: group))
    }

    func explanations(
        from: ID<GroupMember>, to: ID<GroupMember>, of id: ID<PeopleGroup>
    ) throws -> [DebtExplanation] {
        let group = try find(id)
        guard group.member(from) != nil, group.member(to) != nil else { throw ServiceError.notFound }
        let expenses = try expenses.all(of: id)
        let settlements = try settlements.all(of: id)
        let currencies = GroupBalances(try sums.balances(of: id), members: group.members).currencies
        let found = try currencies.compactMap { currency in
            try DebtExplanation(
                from: from, to: to, in: currency, expenses: expenses, settlements: settlements, members: group.members)
        }
        guard !found.isEmpty else { throw ServiceError.rule(.settlementNotSuggested) }
        return found
    }

    // MARK: - Private

    private func find(_ id: ID<PeopleGroup>) throws -> PeopleGroup {
        guard let group = try groups.find(id), !group.isRemoved else { throw ServiceError.notFound }
        return group
    }

    /// The people who are members of a group.
    private func members(of group: PeopleGroup) throws -> [ID<Person>: Person] {
        let ids = Set(group.members.compactMap(\.person))
        return Dictionary(try people.all().filter { ids.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func categories(_ ids: [ID<Category>]) throws -> [ID<Category>: Category] {
        let found = try LedgerAccountRepository(connection, household: household).all(ids.map { LedgerAccountID($0) })
        let categories = found.values.compactMap { $0.toCategory() }
        return Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A page of expenses and settlements, newest first.
    private func activity(
        of group: ID<PeopleGroup>, after cursor: GroupActivity.Cursor?, limit: Int
    ) throws -> (page: [GroupActivity], next: GroupActivity.Cursor?) {
        let expenses = try expenses.page(of: group, before: cursor.map { ($0.day, ID(rawValue: $0.id)) }, limit: limit + 1)
        let settlements = try settlements.page(of: group, before: cursor.map { ($0.day, ID(rawValue: $0.id)) }, limit: limit + 1)
        let all = (expenses.map { GroupActivity.expense($0) } + settlements.map { .settlement($0) }).sorted {
            ($0.cursor.day, $0.cursor.id) > ($1.cursor.day, $1.cursor.id)
        }
        let page = Array(all.prefix(limit))
        return (page, all.count > limit ? page.last?.cursor : nil)
    }

    private func totals(of group: ID<PeopleGroup>) throws -> [GroupTotal] {
        let totals = try sums.totals(of: group)
        let categories = try LedgerAccountRepository(connection, household: household)
            .all(totals.keys.compactMap(\.category).map { LedgerAccountID($0) })
        let found = totals.filter { $0.value.amount != 0 }.map { key, total in
            GroupTotal(
                month: key.month, category: key.category.flatMap { categories[LedgerAccountID($0)]?.toCategory() },
                amount: Money(minorUnits: total.amount, currency: key.currency))
        }
        return found.sorted { left, right in
            if left.month != right.month { return left.month > right.month }
            if left.amount.currency != right.amount.currency { return left.amount.currency.code < right.amount.currency.code }
            return left.amount.minorUnits.magnitude > right.amount.minorUnits.magnitude
        }
    }
}
