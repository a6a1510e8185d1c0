/// Where an order sends money.
package enum TransferDestination: Hashable, Sendable {
    /// An own account.
    case account(ID<Account>)
    /// Somebody else, as they were when it was ordered, and whether it crosses borders; a beneficiary that is edited or deleted later changes nothing.
    case payee(PaymentParty, beneficiary: ID<Beneficiary>?, isInternational: Bool)

    /// The own account; nil where it goes to somebody else.
    package var account: ID<Account>? { if case .account(let id) = self { id } else { nil } }

    /// Who is paid; nil where it stays in the household.
    package var payee: PaymentParty? { if case .payee(let party, _, _) = self { party } else { nil } }

    /// Which of the three kinds of order it makes.
    package var kind: TransferKind {
        switch self {
        case .account: .own
        case .payee(_, _, let isInternational): isInternational ? .international : .beneficiary
        }
    }
}

/// The three kinds of order. The words are kept in the database and shown in files.
package enum TransferKind: String, CaseIterable, Hashable, Sendable {
    /// Between two own accounts.
    case own = "internal"
    /// To somebody else.
    case beneficiary
    /// To somebody else abroad or in another currency, by IBAN.
    case international
}
