/// The rule of the schema: every key and every reference begins with the household.
struct HouseholdKeyRule {
    /// Tables that the rule does not concern.
    let exempt: Set<String>

    /// What tables violate, one sentence each.
    func violations(of tables: [TableKeys]) -> [String] {
        let keys = Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.primaryKey) })
        return tables.filter { !exempt.contains($0.name) }.flatMap { table in
            violations(ofKeysOf: table) + table.foreignKeys.flatMap { violations(of: $0, in: table.name, keys) }
        }
    }

    private func violations(ofKeysOf table: TableKeys) -> [String] {
        var violations: [String] = []
        if table.primaryKey.first != "household" {
            violations.append("the primary key of \(table.name) does not begin with household: \(table.primaryKey.joined(separator: ", "))")
        }
        for key in table.uniqueKeys where key.columns.first != "household" && key.columns != table.primaryKey {
            let columns = key.columns.map { $0 ?? "an expression" }.joined(separator: ", ")
            violations.append("the unique index \(key.name) of \(table.name) does not begin with household: \(columns)")
        }
        return violations
    }

    private func violations(of key: TableKeys.ForeignKey, in table: String, _ keys: [String: [String]]) -> [String] {
        let reference = "the reference of \(table) (\(key.columns.joined(separator: ", "))) to \(key.table)"
        guard let primary = keys[key.table] else { return ["\(reference) has no target"] }
        let targets = key.targets.isEmpty ? primary : key.targets
        var violations: [String] = []
        if key.table == "household" {
            if key.columns != ["household"] { violations.append("\(reference) is not that of its household") }
        } else if key.columns.first != "household" || targets.first != "household" {
            violations.append("\(reference) does not begin with household")
        }
        if targets != primary { violations.append("\(reference) does not name its whole key") }
        if key.onUpdate != "NO ACTION" { violations.append("\(reference) would change its household: ON UPDATE \(key.onUpdate)") }
        if key.onDelete.hasPrefix("SET") { violations.append("\(reference) would change its household: ON DELETE \(key.onDelete)") }
        return violations
    }
}
