package import Models

/// The role of a column.
struct ColumnRoleResponse: Encodable {
    let role: String
    /// From 1.
    let number: Int
    /// In the header row; empty if there is none.
    let name: String
}

extension FileSurvey {
    /// The columns by role, numbered from 1, with their names in the header row; empty for a format without columns.
    package var columnRoles: [(role: String, number: Int, name: String)] {
        guard let layout else { return [] }
        let roles: [(String, [Int?])] = [
            ("day", [layout.day]), ("amount", [layout.amount]), ("debit", [layout.debit]), ("credit", [layout.credit]),
            ("payee", [layout.payee]), ("memo", layout.memo), ("currency", [layout.currency]), ("id", [layout.id]),
        ]
        return roles.flatMap { role, numbers in
            numbers.compactMap(\.self).map { number in
                (role, number + 1, columnNames.indices.contains(number) ? columnNames[number] : "")
            }
        }
    }
}
