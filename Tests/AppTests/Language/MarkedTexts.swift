import MockServices
import Models

@testable import LiveServices
@testable import Storage

/// Marks every text that the sample household stores, so that a test can tell data from the texts of the program: `⟪Groceries⟫`.
enum MarkedTexts {
    static let marks = (open: "⟪", close: "⟫")

    /// Columns with texts of members, banks and the catalogue. Codes, keys and numbers are not among them.
    private static let columns = [
        "household": ["name"],
        "account": ["name", "institution"],
        "payee": ["name"],
        "txn": ["note", "reference"],
        "tag": ["name"],
        "category_rule": ["payee_text", "payee_name"],
        "member": ["name", "display_name"],
        "payment_party": ["name", "bank", "street", "town"],
        "standing_order": ["note"],
        "transfer_order": ["note"],
        "attachment": ["name"],
        "import_statement": ["file"],
        "savings_goal": ["name"],
        "goal_part": ["name"],
        "card": ["name", "issuer", "nickname", "bonus_reward"],
        "benefit": ["name", "details", "merchant"],
        "expected_item": ["name"],
        "subscription": ["name", "summary", "notes", "website", "cancellation", "other_names"],
        "person": ["name", "email", "notes"],
        "people_group": ["name"],
        "group_member": ["name"],
        "expense": ["title", "notes"],
        "notification": ["subject"],
        "audit": ["subject"],
    ]

    static func mark(_ installation: SampleInstallation) async throws {
        try await installation.live.database.write(nil, []) { connection in
            for (table, columns) in columns.sorted(by: { $0.key < $1.key }) {
                for column in columns {
                    let update = SQL(
                        engine:
                            "UPDATE \(table) SET \(column) = '\(marks.open)' || \(column) || '\(marks.close)' WHERE \(column) <> ''")
                    try connection.execute(update)
                }
            }
        }
    }
}
