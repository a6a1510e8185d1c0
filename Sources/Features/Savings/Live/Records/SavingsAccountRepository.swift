import Models
import SavingsModel
import Storage

/// The savings plan and the goal parts of an account.
final class SavingsAccountRepository: ScopedRepository {
    /// The tables.
    static let tables = [plans, goalParts]

    private static let plans = SnapshotTable(
        "savingsPlan", table: "savings_plan", columns: ["account", "contribution", "rate", "rate_basis", "revision"])

    private static let goalParts = SnapshotTable(
        "goalPart", table: "goal_part", columns: ["id", "goal", "place", "name", "account", "amount", "counts_from"], by: "id",
        added: [SnapshotTable.AddedColumn(name: "counts_from", version: 33, value: .integer(0))])

    /// The goals with a part of an account, including removed ones.
    func goals(of account: ID<Account>) throws -> [ID<SavingsGoal>] {
        try connection.all("SELECT DISTINCT goal FROM goal_part WHERE household = $1 AND account = $2", .id(household), .id(account)) {
            $0.id()
        }
    }

    /// Moves goal parts to another account, and the savings plan unless that account has one.
    func move(from old: ID<Account>, to new: ID<Account>) throws {
        try touchGoals(of: old)
        // A goal with an open part on both accounts keeps one of them.
        try connection.execute(
            """
            DELETE FROM goal_part WHERE household = $1 AND account = $2 AND amount IS NULL AND goal IN (
                SELECT goal FROM goal_part WHERE household = $1 AND account = $3 AND amount IS NULL)
            """, .id(household), .id(old), .id(new))
        try connection.execute(
            "UPDATE goal_part SET account = $1 WHERE household = $2 AND account = $3", .id(new), .id(household), .id(old))
        try connection.execute(
            """
            INSERT INTO savings_plan (household, account, contribution, rate, rate_basis, revision)
            SELECT household, CAST($1 AS BIGINT), contribution, rate, rate_basis, revision FROM savings_plan
            WHERE household = $2 AND account = $3
            ON CONFLICT DO NOTHING
            """, .id(new), .id(household), .id(old))
        try connection.execute("DELETE FROM savings_plan WHERE household = $1 AND account = $2", .id(household), .id(old))
    }

    /// Deletes the savings plan and goal parts of an account.
    func deleteAll(of account: ID<Account>) throws {
        try touchGoals(of: account)
        for statement: SQL in [
            "DELETE FROM goal_part WHERE household = $1 AND account = $2",
            "DELETE FROM savings_plan WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Moves the savings plan and goal parts back to an account and keeps later changes of goals.
    ///
    /// - Parameter other: the account that received the rows; nil if they were deleted.
    func restore(_ image: UndoImageReader, to account: ID<Account>, from other: ID<Account>?) throws {
        let snapshots = RowSnapshotRepository(connection, household: household)
        // An account has at most one plan.
        var plans: [ImageRow] = []
        try image.rows(of: Self.plans.name) { plans.append($0) }
        if let plan = try plans.first(where: { try $0.value("account") == .id(account) }) {
            if let other, try !plans.contains(where: { try $0.value("account") == .id(other) }) {
                // The other account had no plan and received this one: it is removed there unless it was changed since.
                try connection.execute(
                    "DELETE FROM savings_plan WHERE household = $1 AND account = $2 AND revision = $3", .id(household), .id(other),
                    try plan.value("revision"))
            }
            try snapshots.insert(plan, of: image, into: Self.plans)
        }
        try image.rows(of: Self.goalParts.name) { part in
            guard try part.value("account") == .id(account) else { return }
            if let other,
                try connection.execute(
                    "UPDATE goal_part SET account = $1 WHERE household = $2 AND id = $3 AND account = $4", .id(account), .id(household),
                    try part.value("id"), .id(other)) > 0
            {
                return
            }
            if try isRestorable(part) { try snapshots.insert(part, of: image, into: Self.goalParts) }
        }
        try touchGoals(of: account)
    }

    // MARK: - Private

    /// Increases the revision of goals with parts on an account, so that open forms detect the change.
    private func touchGoals(of account: ID<Account>) throws {
        try connection.execute(
            """
            UPDATE savings_goal SET revision = revision + 1
            WHERE household = $1 AND id IN (SELECT goal FROM goal_part WHERE household = $1 AND account = $2)
            """, .id(household), .id(account))
    }

    /// Whether a goal part does not exist and its goal still has the account's currency.
    private func isRestorable(_ part: ImageRow) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM savings_goal JOIN account ON account.household = savings_goal.household
            WHERE savings_goal.household = $1 AND savings_goal.id = $2 AND account.id = $3 AND account.currency = savings_goal.currency
                AND NOT EXISTS (SELECT 1 FROM goal_part WHERE goal_part.household = $1 AND goal_part.id = $4)
            """, .id(household), try part.value("goal"), try part.value("account"), try part.value("id"))
    }
}
