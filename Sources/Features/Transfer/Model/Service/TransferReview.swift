package import Models

/// The data for reviewing a transfer before it is confirmed.
package struct TransferReview: Hashable, Sendable {
    package var details: TransferDetails
    /// The required proof.
    package var proof: TransferProofKind
    /// Expiry of the confirmation, in milliseconds since 1970; nil if no proof is required.
    package var expiresAt: Int64?
    /// Number of remaining attempts before the transfer is cancelled.
    package var attemptsLeft: Int
    /// A fingerprint of the shown data, so that nothing else is confirmed.
    package var digest: String
    /// The current violations.
    package var violations: [TransferViolation]

    package init(
        details: TransferDetails, proof: TransferProofKind, expiresAt: Int64?, attemptsLeft: Int, digest: String,
        violations: [TransferViolation]
    ) {
        self.details = details
        self.proof = proof
        self.expiresAt = expiresAt
        self.attemptsLeft = attemptsLeft
        self.digest = digest
        self.violations = violations
    }

    /// What a passkey confirms: this transfer with the shown data.
    package var passkeyContent: String { Self.passkeyContent(of: details.transfer.id, digest: digest) }

    /// What a passkey confirms: a transfer with a digest.
    package static func passkeyContent(of transfer: ID<Transfer>, digest: String) -> String { "transfer \(transfer) \(digest)" }

    /// Validity of a confirmation, in milliseconds.
    package static let confirmationLifetime: Int64 = 300_000
    /// Number of failed attempts after which a transfer is cancelled.
    package static let maxAttempts = 5
}
