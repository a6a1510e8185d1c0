import Models

/// Writes the conditions of policies for one reader, on the rows of one table. Ids are literals: parameters would be numbered with those of the
/// statement.
package struct PolicyText: Sendable {
    package let reach: Reach
    let dialect: Dialect
    /// The name of the row's table in the condition.
    package let alias: String
    /// The policies of all tables.
    private let policies: VisibilityPolicies
    /// How many tables the condition is nested in.
    private let depth: Int

    init(_ reach: Reach, of policies: VisibilityPolicies, in dialect: Dialect) {
        self.init(reach, of: policies, in: dialect, depth: 0)
    }

    private init(_ reach: Reach, of policies: VisibilityPolicies, in dialect: Dialect, depth: Int) {
        self.reach = reach
        self.policies = policies
        self.dialect = dialect
        self.depth = depth
        alias = "seen\(depth)"
    }

    /// The table itself, which a common table expression of the same name does not shadow.
    package func table(_ name: String) -> String { "\(dialect.schemaPrefix)\(name)" }

    /// A column of the row.
    package func column(_ name: String) -> String { "\(alias).\(name)" }

    /// Ids as a list; -1 is the id of nothing, while 0 is the scope of the household.
    func list(_ ids: [ID<Account>]) -> String {
        ids.isEmpty ? "-1" : ids.map { String($0.rawValue) }.joined(separator: ", ")
    }

    /// The condition of a policy on the row; nil if all are seen.
    func condition(_ policy: RowPolicy) -> String? {
        switch policy {
        case .everyone, .noHousehold: nil
        case .accounts(let columns): areOpen(columns)
        case .group(let name): hasVisibleGroup(column(name))
        case .row(let name, let table): isSeen(column(name), of: table)
        case .inAnyPerspective(let policy): reach.unnarrowed.isEverything ? nil : unnarrowed.condition(policy)
        case .every(let policies): policies.compactMap { condition($0) }.map { "(\($0))" }.joined(separator: " AND ")
        case .ownRows(let name): "\(column(name)) = \(reach.member?.rawValue ?? 0)"
        case .lasting(let condition), .rule(let condition, _): condition(self)
        }
    }

    // MARK: - Conditions

    /// Whether the reader sees the entries of the accounts in columns. With a choice of accounts, one of them is enough if no other is closed.
    private func areOpen(_ columns: [String]) -> String {
        let conditions = columns.map { isOpen(column($0)) }
        guard reach.onlyScopes != nil, columns.count > 1 else { return conditions.joined(separator: " AND ") }
        return "(\(conditions.joined(separator: " OR "))) AND \(unnarrowed.areOpen(columns))"
    }

    /// Whether the reader sees the entries of an account. NULL is open; with a choice of accounts, only these are, and NULL is none of them.
    package func isOpen(_ account: String) -> String {
        if let only = reach.onlyScopes { return "+\(account) IN (\(list(only)))" }
        return "COALESCE(\(account), 0) NOT IN (\(list(reach.closed)))"
    }

    /// Whether the own sums of an account count.
    func isKnown(_ account: String) -> String {
        if let only = reach.onlyScopes { return "+\(account) IN (\(list(only)))" }
        return "COALESCE(\(account), 0) NOT IN (\(list(reach.omitted)))"
    }

    /// Whether a scope of sums counts: the household's, or an account that is open.
    func isOpenScope(_ scope: String) -> String {
        if let only = reach.onlyScopes { return "+\(scope) IN (\(list(only)))" }
        return "\(scope) NOT IN (\(list(reach.closed)))"
    }

    /// Whether the row of `txn` is seen: neither side is closed, or the other side is an own account that is open.
    var isVisibleTransaction: String {
        let (source, destination) = (column("source"), column("destination"))
        if let only = reach.onlyScopes { return "(+\(source) IN (\(list(only))) OR +\(destination) IN (\(list(only))))" }
        let closed = list(reach.closed)
        return "(\(source) NOT IN (\(closed)) OR \(destination) NOT IN (\(closed)) AND \(isOwn(destination)))"
            + " AND (\(destination) NOT IN (\(closed)) OR \(source) NOT IN (\(closed)) AND \(isOwn(source)))"
    }

    /// Whether a ledger account is an own account; looked up by its key.
    private func isOwn(_ account: String) -> String {
        let inner = nested
        return "EXISTS (SELECT 1 FROM \(table("account")) AS \(inner.alias) WHERE \(inner.alias).household = \(column("household"))"
            + " AND \(inner.alias).id = \(account) AND \(inner.alias).role = 'own')"
    }

    /// Whether the reader sees a part of a group; looked up by its key. NULL is no group.
    package func hasVisibleGroup(_ group: String) -> String {
        let inner = nested
        return "(\(group) IS NULL OR EXISTS (SELECT 1 FROM \(table("txn")) AS \(inner.alias) WHERE \(inner.alias).household ="
            + " \(column("household")) AND \(inner.alias).group_id = \(group) AND \(inner.isVisibleTransaction)))"
    }

    /// Whether the reader sees the row of another table whose id a column has; looked up by its key. NULL is none.
    package func isSeen(_ id: String, of name: String) -> String {
        let inner = nested
        let condition = policies.byTable[name].flatMap { inner.condition($0) }.map { " AND \($0)" } ?? ""
        return "(\(id) IS NULL OR EXISTS (SELECT 1 FROM \(table(name)) AS \(inner.alias) WHERE \(inner.alias).household ="
            + " \(column("household")) AND \(inner.alias).id = \(id)\(condition)))"
    }

    /// The text for the same row without a perspective.
    package var unnarrowed: PolicyText { PolicyText(reach.unnarrowed, of: policies, in: dialect, depth: depth) }

    /// The text for a row of a table within a condition on this one.
    package var nested: PolicyText { PolicyText(reach, of: policies, in: dialect, depth: depth + 1) }
}
