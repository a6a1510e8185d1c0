import Models

/// Payments that share what a message says once: account, day, form and currency.
struct PaymentGroup {
    let holder: String
    let debtor: IBAN
    let day: Day
    let form: PaymentForm
    private(set) var payments: [Payment]

    private struct Key: Hashable {
        var holder: String
        var debtor: IBAN
        var day: Day
        var form: PaymentForm
        var currency: Currency
    }

    /// In the order in which the first of each comes.
    ///
    /// - Throws: `PaymentFileError.debtorWithoutIBAN`.
    static func groups(of payments: [Payment]) throws(PaymentFileError) -> [PaymentGroup] {
        var positions: [Key: Int] = [:]
        var groups: [PaymentGroup] = []
        for payment in payments {
            guard let debtor = payment.debtor.iban else { throw .debtorWithoutIBAN(account: payment.debtor.account) }
            let form = PaymentForm(payment, from: debtor)
            let key = Key(
                holder: payment.debtor.holder, debtor: debtor, day: payment.day, form: form, currency: payment.amount.currency)
            if let position = positions[key] {
                groups[position].payments.append(payment)
            } else {
                positions[key] = groups.count
                groups.append(
                    PaymentGroup(holder: payment.debtor.holder, debtor: debtor, day: payment.day, form: form, payments: [payment]))
            }
        }
        return groups
    }
}
