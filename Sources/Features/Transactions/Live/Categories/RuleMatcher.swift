import Models
import Storage

/// Finds the transactions that rules would change, in the same order as an import: the first matching rule is applied.
///
/// Splits, own transfers and currency exchanges are omitted, and transactions on closed days are only counted.
struct RuleMatcher {
    /// A transaction that a rule changes.
    struct Match {
        var group: ID<Transaction>
        var day: Day
        /// The position of the rule.
        var rule: Int
    }

    /// The transactions that change, in the order of their ids.
    private(set) var matches: [Match] = []
    /// The number of transactions that would change but are on closed days.
    private(set) var closed = 0

    private let rules: [CategoryRule.Terms]
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    /// Reads the ledger once.
    ///
    /// - Parameters:
    ///   - rules: in the order of evaluation.
    ///   - only: the position of the rule whose changes are returned; nil for those of all.
    init(_ connection: Connection, household: ID<Household>, rules: [CategoryRule.Terms], only: Int? = nil) throws {
        self.rules = rules
        ledgerAccounts = Dictionary(
            try LedgerAccountRepository(connection, household: household).all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
        )
        let payees = try Self.payees(connection, household: household, rules: rules)
        guard !payees.isEmpty else { return }
        let closedDays = try CheckRepository(connection, household: household).closedDays()
        var tagged: [Match] = []
        try TransactionRepository(connection, household: household).forEachSinglePart { entry in
            guard let payee = payees[entry.payee], let (account, day, amount, category) = sides(of: entry) else { return }
            let fitting = payee.rules.first { rules[$0].fits(amount: amount, account: account) }
            guard let fitting, only == nil || fitting == only else { return }
            let match = Match(group: entry.group, day: day, rule: fitting)
            let changesCategory = newCategory(of: rules[fitting]).map { $0 != category } ?? false
            let changesPayee = rules[fitting].payeeName.map { $0 != payee.name } ?? false
            if changesCategory || changesPayee {
                if let last = closedDays[account], day <= last { closed += 1 } else { matches.append(match) }
            } else if !rules[fitting].tags.isEmpty {
                if let last = closedDays[account], day <= last { return }
                tagged.append(match)
            }
        }
        try addUntagged(tagged, connection, household: household)
    }

    /// The matches, newest first.
    var newestFirst: [Match] { matches.sorted { ($0.day, $0.group) > ($1.day, $1.group) } }

    /// The category that a rule assigns; nil if it assigns none that can be chosen.
    func newCategory(of rule: CategoryRule.Terms) -> LedgerAccountID? {
        guard let category = rule.category.map({ LedgerAccountID($0) }), let record = ledgerAccounts[category], record.role == .category,
            !record.isArchived
        else { return nil }
        return category
    }

    /// The own account of a transaction with its day there, the amount as seen from it, and the category; nil for other transactions.
    private func sides(of entry: CategorisedEntry) -> (account: ID<Account>, day: Day, amount: Int64, category: LedgerAccountID)? {
        let (source, destination) = (ledgerAccounts[entry.source]?.role, ledgerAccounts[entry.destination]?.role)
        if source == .own, destination == .category {
            return (ID(rawValue: entry.source.rawValue), entry.sourceDay, -entry.amount, entry.destination)
        }
        if source == .category, destination == .own {
            return (ID(rawValue: entry.destination.rawValue), entry.destinationDay, entry.amount, entry.source)
        }
        return nil
    }

    // MARK: - Private

    /// A payee with the positions of the rules whose condition on the payee it meets.
    private struct Payee {
        var name: String
        var rules: [Int]
    }

    /// The payees that match rules, by id; transactions without a payee have the id 0.
    private static func payees(_ connection: Connection, household: ID<Household>, rules: [CategoryRule.Terms]) throws -> [Int64: Payee] {
        let conditions = rules.map { FoldedPayeeTest($0.payee) }
        func fitting(_ name: String) -> Payee? {
            let folded = FoldedPayee(name.folded)
            let fitting = conditions.indices.filter { conditions[$0].fits(folded) }
            return fitting.isEmpty ? nil : Payee(name: name, rules: fitting)
        }
        var payees: [Int64: Payee] = [:]
        guard !rules.isEmpty else { return payees }
        payees[0] = fitting("")
        try PayeeRepository(connection, household: household).all { name, record in payees[record.id] = fitting(name) }
        return payees
    }

    /// Adds the transactions that lack a tag of their rule.
    private mutating func addUntagged(_ tagged: [Match], _ connection: Connection, household: ID<Household>) throws {
        guard !tagged.isEmpty else { return }
        let matchOf = Dictionary(uniqueKeysWithValues: tagged.map { ($0.group, $0) })
        try TransactionRepository(connection, household: household).forEachGroup(tagged.map(\.group)) { group in
            guard let match = matchOf[group.id], !Set(rules[match.rule].tags).isSubset(of: group.tags) else { return }
            matches.append(match)
        }
        matches.sort { $0.group < $1.group }
    }
}
