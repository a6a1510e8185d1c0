import Models
import Testing

@testable import Storage

/// Each rule by example, for member 11 of `PolicyTables`.
@Suite struct PolicyExampleTests {
    /// Rows, and which of them member 11 reads in each perspective.
    struct Example: Sendable, CustomTestStringConvertible {
        let rows: [String]
        let query: String
        let all: [Int64]
        let ours: [Int64]
        let mine: [Int64]

        var testDescription: String { query }

        func expected(in perspective: Perspective) -> [Int64] {
            switch perspective {
            case .all: all
            case .ours: ours
            case .mine: mine
            }
        }
    }

    private static func insert(_ table: String, _ columns: String, _ rows: [Int64?]...) -> String {
        PolicyTables.insert(table, columns, rows)
    }

    @Test(arguments: ledger + statements + features + payments + history, Perspective.allCases)
    func aReaderGetsWhatHeSees(example: Example, perspective: Perspective) async throws {
        let tables = try await PolicyTables(example.rows)
        let found = try await tables.read(example.query, for: PolicyTables.reach(of: 11, perspective))
        #expect(found == example.expected(in: perspective), "\(perspective)")
    }

    // MARK: - Ledger

    private static let ledger = [
        // A transfer with a closed account is one of the account that is open; that of two closed ones is none.
        Example(rows: [], query: "SELECT id FROM txn", all: [1, 3, 6, 7, 8], ours: [1, 3, 7], mine: [6]),
        // Rows of hidden accounts stay as other sides, and say nothing.
        Example(rows: [], query: "SELECT id FROM account WHERE role = 'private' AND name = ''", all: [103], ours: [103], mine: [103]),
        Example(
            rows: [], query: "SELECT id FROM account WHERE role = 'own' AND iban IS NULL", all: [104], ours: [104], mine: [104]),
        Example(
            rows: [
                insert(
                    "account_balance", "account, booked, pending_out, entries", [101, 1, 0, 1], [102, 1, 0, 1], [103, 1, 0, 1],
                    [104, 1, 0, 1], [105, 1, 0, 1], [201, 10, 0, 5], [202, 2, 0, 1], [301, 0, 0, 0]),
                "UPDATE account_balance SET currency = 978",
                insert(
                    "scope_balance", "account, currency, scope, booked, pending_out, entries", [201, 978, 102, 1, 0, 1],
                    [201, 978, 103, 2, 0, 1], [201, 978, 104, 3, 0, 1], [201, 978, 105, 1, 0, 1], [202, 978, 103, 2, 0, 1]),
            ],
            query: "SELECT account * 100 + booked FROM account_balance",
            // Of the category's 10 that is left which is of accounts that count.
            all: [10101, 10201, 10401, 10501, 20105, 30100], ours: [10101, 20103, 30100], mine: [10201, 20101]),
        Example(
            rows: [
                insert(
                    "month_total", "month, account, scope", [1, 201, 0], [2, 201, 102], [3, 201, 103], [4, 201, 104], [5, 101, 0],
                    [6, 102, 0], [7, 103, 0], [8, 104, 0])
            ],
            // How a balance developed is seen with it.
            query: "SELECT month FROM month_total", all: [1, 2, 5, 6, 8], ours: [1, 5], mine: [2, 6]),
        Example(
            rows: [insert("group_tag", "group_id, tag", [1, 1], [2, 2], [6, 3]), insert("tag", "id", [1], [2], [3], [4])],
            query: "SELECT id FROM tag", all: [1, 3, 4], ours: [1, 4], mine: [3, 4]),
        // What waits to be checked is work, whosever figures are shown.
        Example(
            rows: [insert("review_entry", "group_id", [1], [2], [3], [6])], query: "SELECT group_id FROM review_entry", all: [1, 3, 6],
            ours: [1, 3, 6], mine: [1, 3, 6]),
        Example(
            rows: [insert("payee", "id, scope", [1, 0], [2, 11], [3, 12])], query: "SELECT id FROM payee", all: [1, 2], ours: [1, 2],
            mine: [1, 2]),
        Example(
            rows: [insert("category_choice", "id, scope", [1, 0], [2, 102], [3, 103])], query: "SELECT id FROM category_choice",
            all: [1, 2], ours: [1], mine: [2]),
        // The file of an expense is the household's.
        Example(
            rows: [insert("attachment", "id, group_id, is_of_expense", [1, 1, 0], [2, 2, 0], [3, 2, 1], [4, 6, 0])],
            query: "SELECT id FROM attachment", all: [1, 3, 4], ours: [1, 3], mine: [3, 4]),
        Example(
            rows: [insert("transfer_dismissal", "group_id, other_id", [1, 6], [1, 2], [3, 7])],
            query: "SELECT group_id FROM transfer_dismissal", all: [1, 3], ours: [3], mine: []),
    ]

    // MARK: - Statements

    private static let statements = [
        Example(
            rows: [insert("statement_line", "id, account", [1, 101], [2, 102], [3, 103], [4, 104], [5, 105])],
            query: "SELECT id FROM statement_line", all: [1, 2, 5], ours: [1], mine: [2]),
        // An import is seen with one of its statements.
        Example(
            rows: [
                insert("statement_import", "id, member", [1, 12], [2, 12], [3, 12], [4, 12], [5, 11]),
                insert("import_statement", "import_id, account", [1, 103], [2, 103], [2, 101]),
                insert("import_report", "import_id, sequence, account", [4, 1, 999], [5, 1, 999]),
                insert("audit_reach", "audit, account", [1, 999]),
            ],
            query: "SELECT id FROM statement_import", all: [2, 3, 5], ours: [2, 3, 5], mine: [3, 5]),
        // The accounts 998 and 999 exist no more; 999 was that of a member.
        Example(
            rows: [
                insert("statement_import", "id, member", [1, 11], [2, 12]),
                insert(
                    "import_report", "import_id, sequence, account", [1, 1, 101], [1, 2, 103], [1, 3, 999], [2, 4, 999], [2, 5, 998]),
                insert("audit_reach", "audit, account", [1, 999]),
            ],
            query: "SELECT sequence FROM import_report", all: [1, 3, 5], ours: [1, 3, 5], mine: []),
    ]

    // MARK: - Features

    /// Cards by id: of 101, 103, 104, no account, and 102.
    private static let cards = insert("card", "id, account", [1, 101], [2, 103], [3, 104], [4, nil], [5, 102])

    private static let features = [
        Example(rows: [cards], query: "SELECT id FROM card", all: [1, 4, 5], ours: [1, 4], mine: [5]),
        Example(
            rows: [cards, insert("benefit", "id, card", [1, 1], [2, 2], [3, 4], [4, 5])], query: "SELECT id FROM benefit", all: [1, 3, 4],
            ours: [1, 3], mine: [4]),
        Example(
            rows: [cards, insert("benefit", "id, card", [1, 1], [2, 2]), insert("benefit_use", "id, benefit", [1, 1], [2, 2])],
            query: "SELECT id FROM benefit_use", all: [1], ours: [1], mine: []),
        // A subscription is hidden with its account, and with the account of its card.
        Example(
            rows: [
                cards,
                insert(
                    "subscription", "id, account, card", [1, nil, nil], [2, nil, 2], [3, 101, 2], [4, 103, 1], [5, 102, nil], [6, 102, 2],
                    [7, nil, 5], [8, 105, nil], [9, nil, 4]),
            ],
            query: "SELECT id FROM subscription", all: [1, 5, 7, 8, 9], ours: [1, 9], mine: [5, 7]),
        Example(
            rows: [
                cards, insert("subscription", "id, account, card", [1, nil, nil], [2, nil, 2]),
                insert("subscription_charge", "id, subscription, group_id", [1, 1, nil], [2, 1, 2], [3, 1, 6], [4, 2, 1]),
            ],
            query: "SELECT id FROM subscription_charge", all: [1, 3], ours: [1], mine: []),
        // What a closed account paid is not told by the item; what a perspective leaves out is.
        Example(
            rows: [
                insert("expected_item", "id, account", [1, nil], [2, 103], [3, 102]),
                insert("expected_occurrence", "item, day, group_id", [1, 1, nil], [1, 2, 2], [1, 3, 6], [2, 4, nil], [3, 5, 6]),
            ],
            query: "SELECT day FROM expected_occurrence", all: [1, 3, 5], ours: [1, 3], mine: [5]),
        Example(
            rows: [
                insert("savings_goal", "id", [1], [2], [3], [4]),
                insert("goal_part", "goal, account", [1, 103], [2, 103], [2, 101], [4, 102]),
            ],
            query: "SELECT id FROM savings_goal", all: [2, 3, 4], ours: [2, 3], mine: [4]),
        Example(
            rows: [
                insert("payee", "id, scope", [1, 0], [2, 12]), insert("payee_key", "payee, name", [1, 7], [2, 8]),
                insert("recurring_payee", "name", [7], [8]),
            ],
            query: "SELECT name FROM recurring_payee", all: [7], ours: [7], mine: [7]),
    ]

    private static let payments = [
        // Both accounts of an order are seen; in the perspective of a member one of them is his.
        Example(
            rows: [
                insert(
                    "transfer_order", "id, source, destination", [1, 101, nil], [2, 103, nil], [3, 101, 103], [4, 102, 101], [5, 102, 103],
                    [6, 101, 104])
            ],
            query: "SELECT id FROM transfer_order", all: [1, 4], ours: [1], mine: [4]),
        Example(
            rows: [
                insert("transfer_order", "id, source", [1, 101], [2, 103]),
                insert("transfer_confirmation", "transfer, session", [1, 1], [2, 2]),
            ],
            query: "SELECT transfer FROM transfer_confirmation", all: [1], ours: [1], mine: []),
        Example(
            rows: [insert("notification", "id, member", [1, 11], [2, 12])], query: "SELECT id FROM notification", all: [1], ours: [1],
            mine: [1]),
    ]

    // MARK: - History

    private static let history = [
        // A change is seen by who sees all its accounts; of one that exists no more only the author knows.
        Example(
            rows: [
                insert("audit", "id, member", [1, 12], [2, 12], [3, 11], [4, 12], [5, 11], [6, 12], [7, 12]),
                insert("audit_reach", "audit, account", [2, 103], [3, 102], [4, 999], [5, 999], [6, 105], [7, 105], [7, 104]),
            ],
            query: "SELECT id FROM audit", all: [1, 3, 5, 6], ours: [1, 3, 5, 6], mine: [1, 3, 5, 6]),
        Example(
            rows: [
                insert("audit", "id, member", [1, 12], [2, 12]), insert("audit_reach", "audit, account", [2, 103]),
                insert("audit_group", "audit, group_id, source, destination", [1, 1, 101, 201], [1, 2, 103, 201], [2, 3, 101, 201]),
            ],
            // Who changes a category changes transactions that he does not see.
            query: "SELECT group_id FROM audit_group", all: [1], ours: [1], mine: [1]),
    ]

    // MARK: - Readers

    /// The scope of the household's totals is no account of the member.
    @Test func whoHasNoAccountHasNoFiguresOfHisOwn() async throws {
        let others = PolicyTables.owned.filter { $0.owner != ID(rawValue: 11) }
        let tables = try await PolicyTables([
            Self.insert("month_total", "month, account, scope", [1, 201, 0], [2, 201, 103], [3, 101, 0]),
            Self.insert("category_choice", "id, scope", [1, 0]),
        ])
        let mine = PolicyTables.reach(of: 11, .mine, owned: others)
        #expect(try await tables.read("SELECT month FROM month_total", for: mine) == [])
        #expect(try await tables.read("SELECT id FROM txn", for: mine) == [])
        #expect(try await tables.read("SELECT id FROM category_choice", for: mine) == [])
        #expect(try await tables.read("SELECT month FROM month_total", for: PolicyTables.reach(of: 11, .all, owned: others)) == [1, 3])
    }

    /// Tables of the same statement are restricted together, and a name that shadows one, too.
    @Test func joinsSeeOnlyWhatIsSeen() async throws {
        let tables = try await PolicyTables([Self.cards])
        let reach = PolicyTables.reach(of: 11)
        let joined = "SELECT c.id FROM card AS c JOIN account AS a ON a.household = c.household AND a.id = c.account WHERE a.role = 'own'"
        #expect(try await tables.read(joined, for: reach) == [1, 5])
        let nested =
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3)"
            + " SELECT txn.id FROM n JOIN txn ON txn.id = n.i"
        #expect(try await tables.read(nested, for: reach) == [1, 3])
    }

    @Test func theCommandLineReadsEverything() async throws {
        let tables = try await PolicyTables([Self.cards])
        let everything = Reach(member: nil, owned: PolicyTables.owned)
        #expect(try await tables.read("SELECT id FROM txn", for: everything).count == 9)
        #expect(try await tables.read("SELECT id FROM card", for: everything) == [1, 2, 3, 4, 5])
    }
}
