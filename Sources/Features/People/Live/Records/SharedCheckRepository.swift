import Models
import PeopleModel
import Storage

/// Recomputes the sums of groups from their expenses and settlements, and compares what the household is owed with its ledger.
final class SharedCheckRepository: ScopedRepository {
    /// One sentence per difference.
    func differences() throws -> [String] {
        let groups = try PeopleGroupRepository(connection, household: household).all()
        guard !groups.isEmpty else { return [] }
        var effects: [ID<PeopleGroup>: GroupEffect] = [:]
        for expense in try ExpenseRepository(connection, household: household).all() {
            try effects[expense.group, default: GroupEffect()].apply(expense, sign: 1)
        }
        for settlement in try SettlementRepository(connection, household: household).all() {
            try effects[settlement.group, default: GroupEffect()].apply(settlement, sign: 1)
        }
        let balances = try BalanceRepository(connection, household: household).all()
        let sums = GroupSumRepository(connection, household: household)
        return try groups.flatMap { group in
            let effect = effects[group.id] ?? GroupEffect()
            let booked = group.ledgerAccount.flatMap { balances[$0] } ?? []
            return try differences(group, effect, sums) + Self.differences(group, effect, booked: booked.map(\.booked))
        }
    }

    /// Differences between stored and recomputed sums of a group.
    private func differences(_ group: PeopleGroup, _ effect: GroupEffect, _ sums: GroupSumRepository) throws -> [String] {
        var found: [String] = []
        let stored = try sums.balances(of: group.id)
        let computed = GroupBalances(Array(effect.balances.values), members: group.members)
        let expected = GroupBalances(stored, members: group.members)
        for row in computed.rows where expected.row(of: row.member, in: row.currency) != row {
            found.append("\(Self.name(group)): a member's sums in \(row.currency.code) are not those of the expenses and settlements")
        }
        for row in expected.rows where row.net != computed.row(of: row.member, in: row.currency).net {
            found.append("\(Self.name(group)): a member's balance in \(row.currency.code) is not that of the expenses and settlements")
        }
        for currency in expected.currencies {
            let sum = expected.rows.filter { $0.currency == currency }.reduce(0) { $0 + $1.net }
            if sum != 0 { found.append("\(Self.name(group)): the balances in \(currency.code) do not add up to zero") }
        }
        if try Debt.direct(sums.pairs(of: group.id)) != Debt.direct(effect.pairs) {
            found.append("\(Self.name(group)): the debts between members are not those of the expenses and settlements")
        }
        if try sums.totals(of: group.id) != effect.totals.filter({ $0.value.expenses != 0 }) {
            found.append("\(Self.name(group)): the totals by month are not those of the expenses")
        }
        return found
    }

    /// Differences between what the household is owed and the balance of its ledger account.
    private static func differences(_ group: PeopleGroup, _ effect: GroupEffect, booked: [Money]) -> [String] {
        let balances = GroupBalances(Array(effect.balances.values), members: group.members)
        let nets = balances.nets(of: group.ours.map(\.id))
        let currencies = Set(nets.map(\.currency)).union(booked.map(\.currency)).sorted { $0.code < $1.code }
        return currencies.compactMap { currency in
            let net = nets.first { $0.currency == currency } ?? .zero(currency)
            let ledger = booked.first { $0.currency == currency } ?? .zero(currency)
            guard net != ledger else { return nil }
            return "\(name(group)): \(net) is owed to the household, its ledger account holds \(ledger)"
        }
    }

    private static func name(_ group: PeopleGroup) -> String {
        group.isDirect ? group.members.first { !$0.isOurs }?.name ?? group.id.description : group.name
    }
}
