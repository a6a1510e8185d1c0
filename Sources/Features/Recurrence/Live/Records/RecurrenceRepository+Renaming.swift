import Storage

extension RecurrenceRepository {
    /// Renames the normalised payees that other rows name, where the rules that normalise them have changed: of features, dismissals and
    /// chosen categories. Of two choices that get one name the newer one stays.
    ///
    /// - Parameter rename: the name of a payee by the new rules.
    func renamePayees(in tables: [PayeeTable], _ rename: (String) -> String) throws {
        for table in tables {
            for old in try connection.all(table.select, .id(household), as: { $0.text() }) {
                let new = rename(old)
                guard new != old, !new.isEmpty else { continue }
                try connection.execute(table.update, .text(new), .id(household), .text(old))
            }
        }
        try renameDismissals(rename)
        try renameChoices(rename)
    }

    /// The key of a series begins with its payee.
    private func renameDismissals(_ rename: (String) -> String) throws {
        let keys = try connection.all("SELECT series FROM recurrence_dismissal WHERE household = $1", .id(household)) { $0.text() }
        let known = Set(keys)
        for key in keys {
            let end = key.firstIndex(of: "|") ?? key.endIndex
            let new = rename(String(key[..<end])) + key[end...]
            guard new != key, !known.contains(new) else { continue }
            try connection.execute(
                "UPDATE recurrence_dismissal SET series = $1 WHERE household = $2 AND series = $3", .text(new), .id(household), .text(key))
        }
    }

    private func renameChoices(_ rename: (String) -> String) throws {
        let choices = try connection.all(
            "SELECT payee, is_income, scope FROM category_choice WHERE household = $1 ORDER BY chosen_at DESC, id DESC", .id(household)
        ) { ($0.text(), $0.integer(), $0.integer()) }
        var taken: Set<String> = []
        for (old, isIncome, scope) in choices {
            let new = rename(old)
            let isFirst = taken.insert("\(scope) \(isIncome)\(new)").inserted
            guard new != old, !new.isEmpty else { continue }
            // An older choice of the new name gives way, and so does this one if it is the older.
            try connection.execute(
                "DELETE FROM category_choice WHERE household = $1 AND payee = $2 AND is_income = $3 AND scope = $4", .id(household),
                .text(isFirst ? new : old), .integer(isIncome), .integer(scope))
            guard isFirst else { continue }
            try connection.execute(
                "UPDATE category_choice SET payee = $1 WHERE household = $2 AND payee = $3 AND is_income = $4 AND scope = $5", .text(new),
                .id(household), .text(old), .integer(isIncome), .integer(scope))
        }
    }
}
