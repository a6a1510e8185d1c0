package import Models

extension RowSnapshotRepository {

    /// Moves the savings plan and goal parts back to an account and keeps later changes of goals.
    ///
    /// - Parameter other: the account that received the rows; nil if they were deleted.
    package func moveBackSavings(_ snapshot: RowSnapshot, to account: ID<Account>, from other: ID<Account>?) throws {
        let plans = snapshot.tables.filter { $0.table == .savingsPlan }.flatMap(\.rows)
        // The first column of a plan is its account and the last its revision; column 0 of a part is its id and column 4 its account.
        if let plan = plans.first(where: { $0.first?.value == .id(account) }) {
            if let other, let revision = plan.last?.value, !plans.contains(where: { $0.first?.value == .id(other) }) {
                // The other account had no plan and received this one: it is removed there unless it was changed since.
                try connection.execute(
                    "DELETE FROM savings_plan WHERE household = $1 AND account = $2 AND revision = $3", .id(household), .id(other), revision
                )
            }
            try connection.execute(Self.insert(.savingsPlan), values: [.id(household)] + plan.map(\.value))
        }
        let parts = snapshot.tables.filter { $0.table == .goalPart }.flatMap(\.rows)
        for part in parts where part.count > 4 && part[4].value == .id(account) {
            if let other,
                try connection.execute(
                    "UPDATE goal_part SET account = $1 WHERE household = $2 AND id = $3 AND account = $4", .id(account), .id(household),
                    part[0].value, .id(other)) > 0
            {
                continue
            }
            if try isRestorable(part) { try connection.execute(Self.insert(.goalPart), values: [.id(household)] + part.map(\.value)) }
        }
        // Increase the goals' revisions, so that open forms detect the change.
        try connection.execute(
            """
            UPDATE savings_goal SET revision = revision + 1
            WHERE household = $1 AND id IN (SELECT goal FROM goal_part WHERE household = $1 AND account = $2)
            """, .id(household), .id(account))
    }

    /// Whether a goal part does not exist and its goal still has the account's currency.
    private func isRestorable(_ part: [RowSnapshot.Cell]) throws -> Bool {
        try connection.first(
            """
            SELECT 1 FROM savings_goal JOIN account ON account.household = savings_goal.household
            WHERE savings_goal.household = $1 AND savings_goal.id = $2 AND account.id = $3 AND account.currency = savings_goal.currency
                AND NOT EXISTS (SELECT 1 FROM goal_part WHERE goal_part.household = $1 AND goal_part.id = $4)
            """, .id(household), part[1].value, part[4].value, part[0].value
        ) { _ in true } ?? false
    }
}
