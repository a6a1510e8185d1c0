package import Models

/// The balances of a group's members, by currency and member order.
package struct GroupBalances: Hashable, Sendable {
    /// The balances; rows without any amount are missing.
    package private(set) var rows: [MemberBalance]

    /// - Parameters:
    ///   - rows: in any order, one for each member and currency.
    ///   - members: in the order of the group.
    package init(_ rows: [MemberBalance], members: [GroupMember]) {
        let places = Dictionary(members.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.rows = rows.sorted {
            ($0.currency.code, places[$0.member] ?? .max, $0.member) < ($1.currency.code, places[$1.member] ?? .max, $1.member)
        }
    }

    /// The balances that result from a group's expenses and settlements.
    ///
    /// - Throws: `MoneyError.overflow`.
    init(expenses: [Expense], settlements: [Settlement], members: [GroupMember]) throws(MoneyError) {
        var effect = GroupEffect()
        for expense in expenses { try effect.apply(expense, sign: 1) }
        for settlement in settlements { try effect.apply(settlement, sign: 1) }
        self.init(Array(effect.balances.values), members: members)
    }

    /// The currencies of the group, by code.
    package var currencies: [Currency] {
        var currencies: [Currency] = []
        for row in rows where currencies.last != row.currency { currencies.append(row.currency) }
        return currencies
    }

    /// The row of a member in a currency.
    package func row(of member: ID<GroupMember>, in currency: Currency) -> MemberBalance {
        rows.first { $0.member == member && $0.currency == currency } ?? MemberBalance(member: member, currency: currency)
    }

    /// The joint net of some members, positive if they are creditors, by currency, without zeros.
    package func nets(of members: [ID<GroupMember>]) -> [Money] {
        currencies.compactMap { currency in
            let net = rows.filter { $0.currency == currency && members.contains($0.member) }.reduce(0) { $0 + $1.net }
            return net == 0 ? nil : Money(minorUnits: net, currency: currency)
        }
    }

    /// Whether there are no debts.
    package var isSettled: Bool { rows.allSatisfy { $0.net == 0 } }

    /// The payments that settle the group, at most one less than its members in each currency, by currency: debtors and creditors matched in member
    /// order. Settling one of them, in whole or in part, does not change the others.
    package var simplifiedDebts: [Debt] {
        currencies.flatMap { currency in
            Debt.simplified(nets: rows.filter { $0.currency == currency }.map { ($0.member, $0.net) }, in: currency)
        }
    }
}
