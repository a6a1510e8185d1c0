package import Models

/// The explanation of a suggested payment between two members: the net of each of the two with all its lines, and the matching of debts and claims.
package struct DebtExplanation: Hashable, Sendable {
    package let debt: Debt
    /// The net of the debtor, negative.
    package let debtor: BalanceExplanation
    /// The net of the creditor, positive.
    package let creditor: BalanceExplanation
    /// All payments of the debtor, and all to the creditor, in matching order. Those from the debtor add up to the debtor's net, those to the
    /// creditor to the creditor's net.
    package let steps: [NettingStep]

    /// One payment of the matching.
    package struct NettingStep: Hashable, Sendable {
        package let debt: Debt
        /// The debtor's remaining debt after the payment.
        package let debtorRest: Money
        /// The creditor's remaining claim after the payment.
        package let creditorRest: Money
    }

    /// - Parameter members: in the order of the group.
    /// - Returns: nil unless the balances result in a payment between the two in the currency.
    /// - Throws: `MoneyError.overflow`.
    package init?(
        from: ID<GroupMember>, to: ID<GroupMember>, in currency: Currency, expenses: [Expense], settlements: [Settlement],
        members: [GroupMember]
    ) throws(MoneyError) {
        let balances = try GroupBalances(expenses: expenses, settlements: settlements, members: members)
        let debts = balances.simplifiedDebts.filter { $0.amount.currency == currency }
        guard let debt = debts.first(where: { $0.from == from && $0.to == to }) else { return nil }
        self.debt = debt
        debtor = try BalanceExplanation(of: from, in: currency, expenses: expenses, settlements: settlements)
        creditor = try BalanceExplanation(of: to, in: currency, expenses: expenses, settlements: settlements)
        var rests: [ID<GroupMember>: Money] = [:]
        for row in balances.rows where row.currency == currency { rests[row.member] = row.netMoney }
        var steps: [NettingStep] = []
        for debt in debts {
            let debtorRest = try (rests[debt.from] ?? .zero(currency)) + debt.amount
            let creditorRest = try (rests[debt.to] ?? .zero(currency)) - debt.amount
            rests[debt.from] = debtorRest
            rests[debt.to] = creditorRest
            guard debt.from == from || debt.to == to else { continue }
            steps.append(NettingStep(debt: debt, debtorRest: -debtorRest, creditorRest: creditorRest))
        }
        self.steps = steps
    }
}
