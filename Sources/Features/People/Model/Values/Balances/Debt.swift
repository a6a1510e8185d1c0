package import Models

/// The debt of one member of a group to another.
package struct Debt: Hashable, Sendable {
    /// The debtor.
    package let from: ID<GroupMember>
    /// The creditor.
    package let to: ID<GroupMember>
    /// Above zero.
    package let amount: Money
}

extension Debt {
    /// Matches debtors and creditors in their order.
    ///
    /// The debts are laid end to end along one line, and the claims along another of the same length; each overlap is a payment. Paying a part of an
    /// overlap shortens both lines at that place, so no other overlap changes.
    ///
    /// - Parameter nets: in member order, in minor units; their sum is zero.
    static func simplified(nets: [(member: ID<GroupMember>, net: Int64)], in currency: Currency) -> [Debt] {
        var debtors = nets.filter { $0.net < 0 }
        var creditors = nets.filter { $0.net > 0 }
        var debts: [Debt] = []
        debtors.reverse()
        creditors.reverse()
        while let debtor = debtors.last, let creditor = creditors.last {
            let amount = min(-debtor.net, creditor.net)
            debts.append(Debt(from: debtor.member, to: creditor.member, amount: Money(minorUnits: amount, currency: currency)))
            debtors[debtors.count - 1].net += amount
            creditors[creditors.count - 1].net -= amount
            if debtors.last?.net == 0 { debtors.removeLast() }
            if creditors.last?.net == 0 { creditors.removeLast() }
        }
        return debts
    }

    /// The debts between each two members without simplification: every share is owed to its payers, settlements between the two and opposite debts
    /// are subtracted.
    ///
    /// - Returns: by currency, then in the order of ids, which is that of the members.
    package static func direct(_ pairs: [GroupEffect.PairKey: Int64]) -> [Debt] {
        let keys = pairs.keys.sorted { ($0.currency.code, $0.first, $0.second) < ($1.currency.code, $1.first, $1.second) }
        return keys.compactMap { key in
            guard let sum = pairs[key], sum != 0 else { return nil }
            let (from, to) = sum > 0 ? (key.first, key.second) : (key.second, key.first)
            return Debt(from: from, to: to, amount: Money(minorUnits: abs(sum), currency: key.currency))
        }
    }
}
