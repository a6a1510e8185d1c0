package import Models

/// The destination of a transfer.
package enum TransferDestination: Hashable, Sendable {
    /// An own account.
    case account(ID<Account>)
    /// An external recipient as of the time of the order, and whether the transfer is international. Later edits of the beneficiary do not
    /// affect it.
    case payee(PaymentParty, beneficiary: ID<Beneficiary>?, isInternational: Bool)

    /// The own account; nil for an external transfer.
    package var account: ID<Account>? { if case .account(let id) = self { id } else { nil } }

    /// The recipient; nil for an own transfer.
    package var payee: PaymentParty? { if case .payee(let party, _, _) = self { party } else { nil } }

    /// The kind of transfer.
    package var kind: TransferKind {
        switch self {
        case .account: .own
        case .payee(_, _, let isInternational): isInternational ? .international : .beneficiary
        }
    }
}

/// The kinds of transfers. The raw values are stored in the database and used in files.
package enum TransferKind: String, CaseIterable, Hashable, Sendable {
    /// Between two own accounts.
    case own = "internal"
    /// To an external recipient.
    case beneficiary
    /// To an external recipient abroad or in another currency, by IBAN.
    case international
}
