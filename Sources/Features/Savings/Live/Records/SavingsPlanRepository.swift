import Models
import SavingsModel
import Storage

/// Savings plans.
final class SavingsPlanRepository: ScopedRepository {
    /// All plans by account, each in its account's currency.
    func all() throws -> [ID<Account>: SavingsPlan] {
        try connection.dictionary("\(Self.joined) WHERE savings_plan.household = $1", .id(household)) { row in
            (row.id(), try Self.plan(&row))
        }
    }

    /// The plan of an account; nil if there is none.
    func find(_ account: ID<Account>) throws -> SavingsPlan? {
        try connection.first(
            "\(Self.joined) WHERE savings_plan.household = $1 AND savings_plan.account = $2", .id(household), .id(account)
        ) { row in
            row.skip()
            return try Self.plan(&row)
        }
    }

    /// Stores a plan if the revision matches (0 for a new plan), and increases it. Returns whether it matched.
    func save(_ plan: SavingsPlan, of account: ID<Account>) throws -> Bool {
        if plan.revision == 0 {
            return try connection.execute(
                """
                INSERT INTO savings_plan (household, account, contribution, rate, rate_basis, revision) VALUES ($1, $2, $3, $4, $5, 1)
                ON CONFLICT DO NOTHING
                """, .id(household), .id(account), .integer(plan.contribution.minorUnits), .integer(plan.rate.millionths),
                .text(plan.rate.basis.rawValue)) > 0
        }
        return try connection.execute(
            """
            UPDATE savings_plan SET contribution = $1, rate = $2, rate_basis = $3, revision = revision + 1
            WHERE household = $4 AND account = $5 AND revision = $6
            """, .integer(plan.contribution.minorUnits), .integer(plan.rate.millionths), .text(plan.rate.basis.rawValue), .id(household),
            .id(account), .integer(plan.revision)) > 0
    }

    /// Deletes the plan of an account.
    func delete(of account: ID<Account>) throws {
        try connection.execute("DELETE FROM savings_plan WHERE household = $1 AND account = $2", .id(household), .id(account))
    }

    private static let joined: SQL = """
        SELECT savings_plan.account, savings_plan.contribution, account.currency, savings_plan.rate, savings_plan.rate_basis,
            savings_plan.revision
        FROM savings_plan JOIN account ON account.household = savings_plan.household AND account.id = savings_plan.account
        """

    private static func plan(_ row: inout Row) throws -> SavingsPlan {
        let (contribution, millionths) = (try row.money(), row.integer())
        guard let rate = InterestRate(millionths: millionths, try row.value("rate_basis")) else {
            throw StorageError.unknownValue(column: "rate", value: String(millionths))
        }
        return SavingsPlan(contribution: contribution, rate: rate, revision: row.integer())
    }
}
