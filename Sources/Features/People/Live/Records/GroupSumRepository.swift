import Models
import PeopleModel
import Storage

/// The stored sums of groups: balances of members, unsimplified debts, and totals by month and category.
final class GroupSumRepository: ScopedRepository {
    // MARK: - Reading

    /// The balances of all groups.
    func balances() throws -> [ID<PeopleGroup>: [MemberBalance]] {
        var balances: [ID<PeopleGroup>: [MemberBalance]] = [:]
        try connection.query(
            "SELECT people_group, member, currency, paid, share, sent, received FROM member_balance WHERE household = $1", .id(household)
        ) { balances[$0.id(), default: []].append(try Self.balance(&$0)) }
        return balances
    }

    /// The balances of a group.
    func balances(of group: ID<PeopleGroup>) throws -> [MemberBalance] {
        try connection.all(
            "SELECT member, currency, paid, share, sent, received FROM member_balance WHERE household = $1 AND people_group = $2",
            .id(household),
            .id(group), as: Self.balance)
    }

    /// What members of a group owe each other without simplification.
    func pairs(of group: ID<PeopleGroup>) throws -> [GroupEffect.PairKey: Int64] {
        var pairs: [GroupEffect.PairKey: Int64] = [:]
        try connection.query(
            "SELECT first_member, second_member, currency, amount FROM member_debt WHERE household = $1 AND people_group = $2",
            .id(household),
            .id(group)
        ) { row in
            pairs[GroupEffect.PairKey(first: row.id(), second: row.id(), currency: try row.currency())] = row.integer()
        }
        return pairs
    }

    /// The totals of a group's expenses by month and category.
    func totals(of group: ID<PeopleGroup>) throws -> [GroupEffect.TotalKey: GroupEffect.Total] {
        var totals: [GroupEffect.TotalKey: GroupEffect.Total] = [:]
        try connection.query(
            "SELECT month, currency, NULLIF(category, 0), amount, expenses FROM group_total WHERE household = $1 AND people_group = $2",
            .id(household), .id(group)
        ) { row in
            let key = GroupEffect.TotalKey(
                month: row.month(), currency: try row.currency(), category: row.optionalID())
            totals[key] = GroupEffect.Total(amount: row.integer(), expenses: row.integer())
        }
        return totals
    }

    // MARK: - Writing

    /// Applies increments to the sums of a group.
    ///
    /// - Throws: `TotalOverflow`.
    func apply(_ effect: GroupEffect, to group: ID<PeopleGroup>) throws {
        for (key, change) in effect.balances {
            let old = try connection.first(
                """
                SELECT member, currency, paid, share, sent, received FROM member_balance
                WHERE household = $1 AND people_group = $2 AND member = $3 AND currency = $4
                """, .id(household), .id(group), .id(key.member), .currency(key.currency), as: Self.balance)
            let row = old ?? MemberBalance(member: key.member, currency: key.currency)
            try connection.execute(
                """
                INSERT INTO member_balance (household, people_group, member, currency, paid, share, sent, received)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                ON CONFLICT (household, people_group, member, currency) DO UPDATE SET paid = excluded.paid, share = excluded.share,
                    sent = excluded.sent, received = excluded.received
                """, .id(household), .id(group), .id(key.member), .currency(key.currency),
                .integer(try sum(row.paid, change.paid, key.currency)),
                .integer(try sum(row.share, change.share, key.currency)), .integer(try sum(row.sent, change.sent, key.currency)),
                .integer(try sum(row.received, change.received, key.currency)))
        }
        for (key, change) in effect.pairs where change != 0 {
            let old = try connection.first(
                """
                SELECT amount FROM member_debt
                WHERE household = $1 AND people_group = $2 AND first_member = $3 AND second_member = $4 AND currency = $5
                """, .id(household), .id(group), .id(key.first), .id(key.second), .currency(key.currency)
            ) { $0.integer() }
            try connection.execute(
                """
                INSERT INTO member_debt (household, people_group, first_member, second_member, currency, amount)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT (household, people_group, first_member, second_member, currency) DO UPDATE SET amount = excluded.amount
                """, .id(household), .id(group), .id(key.first), .id(key.second), .currency(key.currency),
                .integer(try sum(old ?? 0, change, key.currency)))
        }
        for (key, change) in effect.totals where change.amount != 0 || change.expenses != 0 {
            try apply(change, to: key, of: group)
        }
    }

    // MARK: - Private

    private func apply(_ change: GroupEffect.Total, to key: GroupEffect.TotalKey, of group: ID<PeopleGroup>) throws {
        let category = Value.integer(key.category?.rawValue ?? 0)
        let old = try connection.first(
            "SELECT amount, expenses FROM group_total WHERE household = $1 AND people_group = $2 AND month = $3 AND currency = $4 AND category = $5",
            .id(household), .id(group), .month(key.month), .currency(key.currency), category
        ) { GroupEffect.Total(amount: $0.integer(), expenses: $0.integer()) }
        let (amount, expenses) = (try sum(old?.amount ?? 0, change.amount, key.currency), (old?.expenses ?? 0) + change.expenses)
        guard expenses > 0 else {
            try connection.execute(
                "DELETE FROM group_total WHERE household = $1 AND people_group = $2 AND month = $3 AND currency = $4 AND category = $5",
                .id(household), .id(group), .month(key.month), .currency(key.currency), category)
            return
        }
        try connection.execute(
            """
            INSERT INTO group_total (household, people_group, month, currency, category, amount, expenses)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (household, people_group, month, currency, category) DO UPDATE SET amount = excluded.amount,
                expenses = excluded.expenses
            """, .id(household), .id(group), .month(key.month), .currency(key.currency), category, .integer(amount), .integer(expenses))
    }

    private func sum(_ old: Int64, _ change: Int64, _ currency: Currency) throws -> Int64 {
        guard let sum = AmountLimit.total(old, changedBy: change) else { throw TotalOverflow(currency: currency) }
        return sum
    }

    private static func balance(_ row: inout Row) throws -> MemberBalance {
        MemberBalance(
            member: row.id(), currency: try row.currency(), paid: row.integer(), share: row.integer(), sent: row.integer(),
            received: row.integer())
    }
}
