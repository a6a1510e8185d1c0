package import Services

/// The result of validating a transfer draft.
package struct TransferCheck: Hashable, Sendable {
    /// All violations; empty if valid.
    package var violations: [TransferViolation]
    /// The required confirmation.
    package var proof: TransferProofKind

    package init(violations: [TransferViolation], proof: TransferProofKind) {
        self.violations = violations
        self.proof = proof
    }
}

/// The kind of proof that confirms a transfer.
package enum TransferProofKind: Hashable, Sendable {
    /// None: the amount is within the household's limit.
    case none
    /// A one-time code or a backup code.
    case code
    /// The passphrase, for a member without codes.
    case passphrase
}

/// The proof that a member enters to confirm a transfer.
package enum TransferProof: Hashable, Sendable {
    case none
    /// A six-digit one-time code, or a backup code.
    case code(String)
    case passphrase(String)
    /// A passkey, in place of either, for a request with the review's `passkeyContent`.
    case passkey(PasskeyAnswer)
}
