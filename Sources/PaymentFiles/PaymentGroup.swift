import Models

/// Payments with the same debtor, day, scheme and currency, which are written in one `PmtInf` block.
struct PaymentGroup {
    let holder: String
    let debtor: IBAN
    let day: Day
    let scheme: PaymentScheme
    private(set) var payments: [Payment]

    private struct Key: Hashable {
        var holder: String
        var debtor: IBAN
        var day: Day
        var scheme: PaymentScheme
        var currency: Currency
    }

    /// Groups payments in the order of the first payment of each group.
    ///
    /// - Throws: `PaymentFileError.debtorWithoutIBAN`.
    static func groups(of payments: [Payment]) throws(PaymentFileError) -> [PaymentGroup] {
        var positions: [Key: Int] = [:]
        var groups: [PaymentGroup] = []
        for payment in payments {
            guard let debtor = payment.debtor.iban else { throw .debtorWithoutIBAN(account: payment.debtor.account) }
            let scheme = PaymentScheme(payment, from: debtor)
            let key = Key(
                holder: payment.debtor.holder, debtor: debtor, day: payment.day, scheme: scheme, currency: payment.amount.currency)
            if let position = positions[key] {
                groups[position].payments.append(payment)
            } else {
                positions[key] = groups.count
                groups.append(
                    PaymentGroup(holder: payment.debtor.holder, debtor: debtor, day: payment.day, scheme: scheme, payments: [payment]))
            }
        }
        return groups
    }
}
