package import Models

/// What is to be said of a draft before it is an order.
package struct TransferCheck: Hashable, Sendable {
    /// The rules that it breaks, all at once; empty: it can be ordered.
    package var refusals: [TransferRefusal]
    /// How it will have to be confirmed.
    package var proof: TransferProofKind

    package init(refusals: [TransferRefusal], proof: TransferProofKind) {
        self.refusals = refusals
        self.proof = proof
    }
}

/// What confirms an order.
package enum TransferProofKind: Hashable, Sendable {
    /// The button alone: the amount is within the household's limit.
    case none
    /// A one-time code or a backup code.
    case code
    /// The passphrase, of a member who has no codes.
    case passphrase
}

/// What a member gives to confirm an order.
package enum TransferProof: Hashable, Sendable {
    case none
    /// A one-time code of six digits, or a backup code.
    case code(String)
    case passphrase(String)
}
