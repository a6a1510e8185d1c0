import Models

/// The scheme of a payment.
enum PaymentScheme: Hashable {
    /// A SEPA credit transfer: in euros, from a SEPA IBAN to a SEPA IBAN.
    case sepa
    /// Any other credit transfer.
    case nonSEPA

    init(_ payment: Payment, from debtor: IBAN) {
        let isSEPA = payment.amount.currency.code == "EUR" && debtor.isSEPA && payment.creditor.number.iban?.isSEPA == true
        self = isSEPA ? .sepa : .nonSEPA
    }

    /// The charge bearer: following the scheme (`SLEV`), or shared (`SHAR`).
    var chargeBearer: EPCText { EPCText(code: self == .sepa ? "SLEV" : "SHAR") }

    /// The maximum amount in minor units: 999,999,999.99 for SEPA (EPC132-08, *Instructed Amount*), otherwise the 18 digits of ISO 20022
    /// `ActiveOrHistoricCurrencyAndAmount`.
    var largestAmount: Int64 { self == .sepa ? 99_999_999_999 : 999_999_999_999_999_999 }
}
