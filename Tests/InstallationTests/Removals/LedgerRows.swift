import Models
import ServiceKit
import Storage
import TestSupport

@testable import Installation

extension TestHousehold {

    /// All rows of the ledger's tables as texts. Change counters are left out, since they only increase.
    func rows() async throws -> [String: [String]] {
        try await context.read { connection in
            let queries: [(String, SQL)] = [
                (
                    "account",
                    """
                    SELECT id, role, name, institution, kind, category_class, category_key, icon, color, currency, number_suffix, number_hash,
                        iban, credit_limit, is_archived, is_default, opening_group, opening_known, csv_layout, created_at
                    FROM account ORDER BY id
                    """
                ),
                ("balance", "SELECT account, currency, booked, pending_out, entries FROM account_balance WHERE entries > 0 ORDER BY 1, 2"),
                ("month", "SELECT * FROM month_total WHERE money_in > 0 OR money_out > 0 ORDER BY 1, 2, 3, 4"),
                ("day", "SELECT * FROM day_total WHERE money_in > 0 OR money_out > 0 ORDER BY 1, 2, 3, 4"),
                (
                    "txn",
                    """
                    SELECT id, group_id, amount, currency, source, source_day, destination, destination_day, status, payee, note, reference,
                        foreign_amount, foreign_currency
                    FROM txn ORDER BY group_id, id
                    """
                ),
                ("tag", "SELECT group_id, tag FROM group_tag ORDER BY 1, 2"),
                ("line", "SELECT * FROM statement_line ORDER BY account, day, id"),
                ("named", "SELECT * FROM named_transfer ORDER BY account, day, line, sequence"),
                ("seen", "SELECT * FROM line_seen ORDER BY account, day, line, import_id"),
                ("statement", "SELECT * FROM import_statement ORDER BY import_id, sequence"),
                ("checkpoint", "SELECT * FROM checkpoint ORDER BY account, day, import_id"),
                ("open", "SELECT * FROM open_entry ORDER BY account, amount, day, group_id"),
                ("rule", "SELECT * FROM category_rule ORDER BY id"),
                ("payee", "SELECT * FROM payee ORDER BY id"),
                ("closing", "SELECT * FROM account_closing ORDER BY account, day"),
                ("plan", "SELECT * FROM savings_plan ORDER BY account"),
                ("part", "SELECT * FROM goal_part ORDER BY id"),
                ("check", "SELECT * FROM account_check ORDER BY account"),
                ("tick", "SELECT * FROM check_tick ORDER BY account, group_id"),
                ("carried", "SELECT * FROM check_carried ORDER BY account, group_id"),
            ]
            return Dictionary(
                uniqueKeysWithValues: try queries.map { name, query in (name, try connection.all(query) { "\($0.values)" }) })
        }
    }
}
