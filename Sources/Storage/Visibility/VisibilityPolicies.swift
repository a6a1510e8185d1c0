/// The policy of every table: which rows of it a reader sees. A new table is declared here; a test fails without.
enum VisibilityPolicies {
    /// By the name of the table.
    static let all: [String: RowPolicy] = {
        var policies: [String: RowPolicy] = [:]
        for part in [household, members, ledger, statements, history, orders, cards, planning, recurrence, people] {
            policies.merge(part) { $1 }
        }
        return policies
    }()

    /// The common table expression that stands for a table in the statements of a reader; nil if he sees all rows.
    static func expression(of table: String, for reach: Reach, in dialect: Dialect) -> String? {
        guard let policy = all[table], policy.hides(reach) else { return nil }
        let text = PolicyText(reach, in: dialect)
        var columns = "*"
        if case .rule(_, let own?) = policy { columns = own(text) }
        let condition = text.condition(policy).flatMap { $0.isEmpty ? nil : " WHERE \($0)" } ?? ""
        return "\(table) AS NOT MATERIALIZED (SELECT \(columns) FROM \(text.table(table)) AS \(text.alias)\(condition))"
    }

    private static let household: [String: RowPolicy] = [
        "household": .everyone, "exchange_rate": .everyone, "hidden_first_steps": .everyone,
        // Nothing of them is shown, and what a request finds by its key it has made itself.
        "request_key": .everyone,
        "directory": .noHousehold, "sign_in_pace": .noHousehold, "entry_text": .noHousehold, "entry_text_config": .noHousehold,
        "entry_text_data": .noHousehold, "entry_text_idx": .noHousehold,
    ]

    /// Credentials and sessions are read for one member, or by an owner who manages members.
    private static let members: [String: RowPolicy] = [
        "member": .everyone, "member_session": .everyone, "pending_sign_in": .everyone, "credential_passphrase": .everyone,
        "credential_totp": .everyone, "credential_backup_code": .everyone, "known_origin": .everyone, "security_event": .everyone,
        "notification_settings": .everyone, "notification_told": .everyone, "mail_message": .everyone, "calendar_feed": .everyone,
        "invitation": .everyone, "notification": .ownRows("member"), "member_search": .ownRows("member"),
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
        "transfer_dismissal": .every([.group("group_id"), .group("other_id")]),
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

    private static let orders: [String: RowPolicy] = [
        "transfer_order": .accounts(["source", "destination"]), "standing_order": .accounts(["source", "destination"]),
        "transfer_confirmation": .row(column: "transfer", of: "transfer_order"), "transfer_limit": .everyone,
        "payment_party": .everyone, "beneficiary": .everyone,
    ]

    private static let cards: [String: RowPolicy] = [
        "card": .accounts(["account"]), "card_limit": .row(column: "card", of: "card"), "benefit": .row(column: "card", of: "card"),
        "benefit_cycle": .row(column: "benefit", of: "benefit"), "benefit_use": .row(column: "benefit", of: "benefit"),
        "benefit_line": .group("group_id"),
        "benefit_question": .every([.row(column: "benefit", of: "benefit"), .group("group_id")]),
    ]

    private static let planning: [String: RowPolicy] = [
        "budget_step": .everyone,
        "expected_item": .accounts(["account"]),
        // A day that is completed from another account than the perspective's is completed in it, too.
        "expected_occurrence": .every([.row(column: "item", of: "expected_item"), .inAnyPerspective(.group("group_id"))]),
        "savings_plan": .accounts(["account"]), "savings_goal": .rule(\.isVisibleGoal), "goal_part": .accounts(["account"]),
    ]

    private static let recurrence: [String: RowPolicy] = [
        "subscription": .rule(\.isVisibleSubscription),
        "subscription_price": .row(column: "subscription", of: "subscription"),
        "subscription_step": .row(column: "subscription", of: "subscription"),
        "subscription_charge": .every([.row(column: "subscription", of: "subscription"), .group("group_id")]),
        "subscription_exclusion": .group("group_id"),
        "recurrence_state": .everyone, "payee_key": .row(column: "payee", of: "payee"),
        "recurring_payee": .lasting(\.isVisibleRecurringPayee),
        // Keys of series, of which only those that recur at a payee whom the reader sees are looked up.
        "recurrence_dismissal": .everyone,
    ]

    /// Shared money is the household's; the transactions that post it are seen as others are.
    private static let people: [String: RowPolicy] = [
        "person": .everyone, "people_group": .everyone, "group_member": .everyone, "expense": .everyone, "expense_payer": .everyone,
        "expense_share": .everyone, "expense_series": .everyone, "settlement": .everyone, "member_balance": .everyone,
        "member_debt": .everyone, "group_total": .everyone, "guest_link": .everyone, "settlement_dismissal": .group("group_id"),
    ]
}
