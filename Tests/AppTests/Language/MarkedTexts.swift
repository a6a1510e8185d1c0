import Models
import SampleHousehold

@testable import Installation
@testable import Storage

/// Marks every text of members and banks that the sample household stores, so that a test can tell data from the texts of the program:
/// `⟪Groceries⟫`. What the program itself has stored, such as the payee of an opening balance, stays as it is.
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
        "expected_item": ["name", "payee_key"],
        "subscription": ["name", "summary", "notes", "website", "cancellation", "other_names"],
        "person": ["name", "email", "notes"],
        "people_group": ["name"],
        "group_member": ["name"],
        "expense": ["title", "notes"],
        "notification": ["subject"],
        "channel": ["name", "target"],
    ]

    /// The rows that members and banks have written, of tables in which there are others.
    private static let conditions = [
        "payee": "name NOT IN ('Opening balance', 'Adjustment')", "account": "role NOT IN ('equity', 'conversion')",
    ]

    static func mark(_ installation: SampleInstallation) async throws {
        try await installation.live.database.write(nil, []) { connection in
            var values: Set<String> = []
            for (table, columns) in columns.sorted(by: { $0.key < $1.key }) {
                let condition = conditions[table] ?? "1 = 1"
                for column in columns {
                    let select = SQL(engine: "SELECT \(column) FROM \(table) WHERE \(column) <> '' AND \(condition)")
                    values.formUnion(try connection.all(select) { $0.text(0) })
                    let update = SQL(
                        engine:
                            "UPDATE \(table) SET \(column) = '\(marks.open)' || \(column) || '\(marks.close)' WHERE \(column) <> '' AND \(condition)"
                    )
                    try connection.execute(update)
                }
            }
            values.formUnion(values.compactMap { $0.split(separator: "/").last.map(String.init) })
            let names = values.filter { $0.count > 1 }.sorted { ($1.count, $0) < ($0.count, $1) }
            // A subject of the history can have words of the program beside names: `Beacon: blocked`.
            let subjects = try connection.all("SELECT household, id, subject FROM audit WHERE subject <> ''") {
                ($0.integer(0), $0.integer(1), $0.text(2))
            }
            for (household, id, subject) in subjects {
                try connection.execute(
                    "UPDATE audit SET subject = $1 WHERE household = $2 AND id = $3", .text(marked(subject, names)), .integer(household),
                    .integer(id))
            }
        }
    }

    /// A text in which names are marked, the longest first.
    private static func marked(_ text: String, _ names: [String]) -> String {
        var marked = ""
        var rest = text[...]
        while let character = rest.first {
            if let name = names.first(where: { rest.hasPrefix($0) }), !(marked.last?.isLetter ?? false) {
                marked += marks.open + name + marks.close
                rest = rest.dropFirst(name.count)
            } else {
                marked.append(character)
                rest = rest.dropFirst()
            }
        }
        return marked
    }
}
