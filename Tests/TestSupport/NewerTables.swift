import Installation
import ServiceKit
import Storage

/// Tables and columns added since version six of the schema, which tests of older versions drop. Those of versions up to 36 are listed, since tests
/// go back to versions between them; those of later ones follow from the migrations.
package enum NewerTables {
    /// The newest version that is listed.
    private static let lastListed = 36

    /// Statements that go back to schema version 36, for what migrations add and rename.
    ///
    /// Tables that a migration makes anew keep their new keys: they have all columns of before, so that it can make them anew once more. Only
    /// those of the text index and of the totals by month, which are as old as the schema, get their keys of before.
    package static let later: [String] =
        ((try? Schema.standard.migrations) ?? []).filter { $0.version > lastListed }
        .sorted { $0.version > $1.version }.flatMap { $0.statements.reversed().compactMap(opposite) } + [
            "CREATE TEMPORARY TABLE text_copy AS SELECT text_key, household, group_id FROM text_entry", "DROP TABLE text_entry",
            first("CREATE TABLE text_entry ("), "INSERT INTO text_entry SELECT text_key, household, group_id FROM text_copy",
            "DROP TABLE text_copy",
            "CREATE TEMPORARY TABLE total_copy AS SELECT household, account, currency, month, money_in, money_out FROM month_total",
            "DROP TABLE month_total", first("CREATE TABLE month_total ("), "INSERT INTO month_total SELECT * FROM total_copy",
            "DROP TABLE total_copy",
        ]

    /// The first statement of the schema that has a text.
    private static func first(_ text: String) -> String { Schema.base.flatMap(\.statements).first { $0.contains(text) } ?? "" }

    /// The statement that takes another one back; nil for one that changes rows.
    private static func opposite(of statement: String) -> String? {
        if let match = statement.firstMatch(of: /^\s*CREATE (?:UNIQUE )?(TABLE|INDEX) (\w+)/) {
            return match.2.hasPrefix("new_") ? nil : "DROP \(match.1) \(match.2)"
        }
        if let match = statement.firstMatch(of: /^\s*ALTER TABLE (\w+) ADD COLUMN (\w+)/) {
            return "ALTER TABLE \(match.1) DROP COLUMN \(match.2)"
        }
        if let match = statement.firstMatch(of: /^\s*ALTER TABLE (\w+) RENAME COLUMN (\w+) TO (\w+)/) {
            return "ALTER TABLE \(match.1) RENAME COLUMN \(match.3) TO \(match.2)"
        }
        return nil
    }

    /// Statements that drop them all; foreign keys have to be disabled.
    package static let drops: [String] = later + listedDrops

    private static let listedDrops: [String] =
        tables.map { "DROP TABLE \($0)" } + beforeSpellings + ["DROP INDEX import_statement_account"]
        + ["seen_day", "told_gap"].map { "ALTER TABLE household DROP COLUMN \($0)" }
        + ["unread", "must_choose_passphrase"].map { "ALTER TABLE member DROP COLUMN \($0)" }

    /// Statements that go back to schema version 15, in which `audit.image` has undo images.
    package static let undoImages: [String] = spellings + beforeSpellings

    /// Statements that go back to schema version 32.
    package static let spellings: [String] = later + listedSpellings

    private static let listedSpellings =
        ["ALTER TABLE notification RENAME COLUMN object TO path", "ALTER TABLE goal_part DROP COLUMN counts_from"]
        + ["DROP INDEX expense_charge", "DROP INDEX expense_amount"]
        + ["ALTER TABLE recurring_payee DROP COLUMN opened_in"]
        + ["charge", "subscription", "is_withdrawn"].map { "ALTER TABLE expense DROP COLUMN \($0)" }
        + ["shared_group", "shared_people", "shared_since"].map { "ALTER TABLE subscription DROP COLUMN \($0)" }

    /// Statements that go back from schema version 32 to 15.
    private static let beforeSpellings: [String] =
        ["DROP TABLE transfer_dismissal"] + layouts + searches + expected + budgets + lineSources + review + people + subscriptions + [
            "ALTER TABLE member DROP COLUMN language"
        ]
        + ["undo_piece", "audit_group", "audit_account"].map { "DROP TABLE \($0)" }
        + ["image_version", "image_fault"].map { "ALTER TABLE audit DROP COLUMN \($0)" }
        + ["ALTER TABLE audit RENAME COLUMN reference TO image"]

    /// Statements that go back to schema version 27.
    private static let layouts = [
        "ALTER TABLE statement_line DROP COLUMN layout", "ALTER TABLE statement_import DROP COLUMN staying_lines",
    ]

    /// Statements that go back to schema version 26.
    private static let searches = ["DROP TABLE member_search"]

    /// Statements that go back to schema version 25.
    private static let expected = [
        "DROP TABLE expected_occurrence", "DROP TABLE expected_item", "DROP TABLE category_parent",
        "ALTER TABLE household DROP COLUMN month_on_working_day",
    ]

    /// Statements that go back to schema version 24.
    private static let budgets = [
        "DROP TABLE budget_step", "DELETE FROM day_total WHERE account IN (SELECT id FROM account WHERE role = 'category')",
    ]

    /// Statements that go back to schema version 23.
    private static let lineSources: [String] =
        ["purchase_day", "value_day", "payee", "memo"].map { "ALTER TABLE statement_line DROP COLUMN \($0)" }
        + ["target", "changes"].map { "ALTER TABLE audit DROP COLUMN \($0)" }

    /// Statements that go back to schema version 22.
    private static let review = ["DROP TABLE review_entry", "ALTER TABLE category_rule DROP COLUMN payee_words"]

    /// Statements that go back to schema version 18.
    private static let people: [String] =
        ["reason", "reason_detail"].map { "ALTER TABLE statement_line DROP COLUMN \($0)" }
        + [
            "category_choice", "settlement_dismissal", "guest_link", "group_total", "member_debt", "member_balance", "settlement",
            "expense_series", "expense_share", "expense_payer",
            "expense",
            "group_member", "people_group", "person",
        ].map { "DROP TABLE \($0)" } + [
            "ALTER TABLE attachment DROP COLUMN is_of_expense", "CREATE TEMPORARY TABLE account_copy AS SELECT * FROM account",
            "DROP TABLE account", accountTable,
            "INSERT INTO account SELECT * FROM account_copy", "DROP TABLE account_copy",
        ]

    /// The table of ledger accounts of version 1.
    private static let accountTable = first("CREATE TABLE account (")

    /// Statements that go back to schema version 17.
    private static let subscriptions: [String] =
        [
            "subscription_charge", "subscription_price", "subscription_step", "subscription_exclusion", "subscription", "recurrence_state",
            "payee_key", "recurring_payee", "recurrence_dismissal", "line_mandate",
        ].map { "DROP TABLE \($0)" }

    private static let tables = [
        "named_transfer", "import_report", "goal_part", "savings_goal", "savings_plan", "transfer_confirmation",
        "transfer_limit",
        "transfer_order", "standing_order", "beneficiary", "payment_party", "notification", "notification_told", "notification_settings",
        "known_origin", "mail_message", "calendar_feed", "benefit_line", "benefit_question", "benefit_cycle", "benefit_use", "benefit",
        "card_limit", "card",
    ]
}
