/// The policies of a program's tables: which rows of each a reader sees. Those of the ledger stand here, those of a feature beside its schema. A
/// table without one fails a test.
package struct VisibilityPolicies: Sendable {
    /// By the name of the table.
    package let byTable: [String: RowPolicy]

    /// - Parameter features: the policies of the tables of features; they cannot change those of the ledger.
    init(features: [String: RowPolicy]) {
        var policies = features
        for part in [Self.household, Self.members, Self.ledger, Self.statements, Self.history] {
            policies.merge(part) { $1 }
        }
        byTable = policies
    }

    /// Whether a reader sees fewer rows of a table than the household has.
    func hides(_ table: String, from reach: Reach) -> Bool { byTable[table].map { hides($0, from: reach) } ?? false }

    private func hides(_ policy: RowPolicy, from reach: Reach) -> Bool {
        switch policy {
        case .everyone, .noHousehold: false
        case .ownRows, .lasting: reach.member != nil
        case .row(_, let table): hides(table, from: reach)
        case .every(let policies): policies.contains { hides($0, from: reach) }
        case .inAnyPerspective(let policy): hides(policy, from: reach.unnarrowed)
        case .accounts, .group, .rule: !reach.isEverything
        }
    }

    /// The common table expression that stands for a table in the statements of a reader; nil if he sees all rows.
    func expression(of table: String, for reach: Reach, in dialect: Dialect) -> String? {
        guard let policy = byTable[table], hides(policy, from: reach) else { return nil }
        let text = PolicyText(reach, of: self, in: dialect)
        var columns = "*"
        if case .rule(_, let own?) = policy { columns = own(text) }
        let condition = text.condition(policy).flatMap { $0.isEmpty ? nil : " WHERE \($0)" } ?? ""
        return "\(table) AS NOT MATERIALIZED (SELECT \(columns) FROM \(text.table(table)) AS \(text.alias)\(condition))"
    }

    private static let household: [String: RowPolicy] = [
        "household": .everyone, "exchange_rate": .everyone,
        // Nothing of them is shown, and what a request finds by its key it has made itself.
        "request_key": .everyone,
        "directory": .noHousehold, "sign_in_pace": .noHousehold, "entry_text": .noHousehold, "entry_text_config": .noHousehold,
        "entry_text_data": .noHousehold, "entry_text_idx": .noHousehold,
    ]

    /// Credentials and sessions are read for one member, or by an owner who manages members.
    private static let members: [String: RowPolicy] = [
        "member": .everyone, "member_session": .everyone, "pending_sign_in": .everyone, "credential_passphrase": .everyone,
        "credential_totp": .everyone, "credential_backup_code": .everyone, "known_origin": .everyone, "security_event": .everyone,
        "notification_settings": .everyone, "notification_told": .everyone, "notification": .ownRows("member"),
    ]

    private static let ledger: [String: RowPolicy] = [
        "account": .rule(AccountPolicy.condition, columns: AccountPolicy.columns),
        "account_balance": .rule(BalancePolicy.condition, columns: BalancePolicy.columns),
        "month_total": .rule(\.hasVisibleSums), "day_total": .rule(\.hasVisibleSums),
        "scope_balance": .rule { $0.isOpenScope($0.column("scope")) },
        "txn": .rule(\.isVisibleTransaction),
        "group_tag": .group("group_id"), "tag": .rule(\.isVisibleTag), "text_entry": .group("group_id"),
        "payee": .lasting(\.isVisiblePayee),
        "category_choice": .rule { $0.isOpenScope($0.column("scope")) },
        "category_rule": .accounts(["account"]), "category_parent": .everyone,
        // What waits to be checked is work, and no figure.
        "review_entry": .inAnyPerspective(.group("group_id")), "attachment": .rule(\.isVisibleAttachment),
        "account_closing": .accounts(["account"]), "account_check": .accounts(["account"]), "check_tick": .accounts(["account"]),
        "check_carried": .accounts(["account"]),
    ]

    private static let statements: [String: RowPolicy] = [
        "statement_line": .accounts(["account"]), "line_seen": .accounts(["account"]), "named_transfer": .accounts(["account"]),
        "checkpoint": .accounts(["account"]), "open_entry": .accounts(["account"]), "import_statement": .accounts(["account"]),
        "import_report": .lasting(\.isVisibleReport), "statement_import": .lasting(\.isVisibleImport), "import_effect": .group("group_id"),
        "line_mandate": .group("group_id"),
    ]

    private static let history: [String: RowPolicy] = [
        "audit": .lasting(\.isVisibleChange), "undo_piece": .row(column: "audit", of: "audit"),
        "audit_group": .every([.row(column: "audit", of: "audit"), .lasting(\.hasOpenSides)]),
        "audit_account": .row(column: "audit", of: "audit"),
        "audit_reach": .row(column: "audit", of: "audit"),
    ]
}
