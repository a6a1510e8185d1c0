import Models

/// How a payment is ordered.
enum PaymentForm: Hashable {
    /// A SEPA credit transfer: euros from an IBAN of the area to an IBAN of the area.
    case sepa
    /// Any other.
    case plain

    init(_ payment: Payment, from debtor: IBAN) {
        let isSEPA = payment.amount.currency.code == "EUR" && debtor.isSEPA && payment.creditor.number.iban?.isSEPA == true
        self = isSEPA ? .sepa : .plain
    }

    /// Who bears the charges: by the scheme (`SLEV`), or each their own (`SHAR`).
    var chargeBearer: EPCText { EPCText(code: self == .sepa ? "SLEV" : "SHAR") }

    /// The largest amount in minor units: EPC132-08, *Instructed Amount*, at most 999,999,999.99; else the 18 digits of ISO 20022,
    /// `ActiveOrHistoricCurrencyAndAmount`.
    var largestAmount: Int64 { self == .sepa ? 99_999_999_999 : 999_999_999_999_999_999 }
}
