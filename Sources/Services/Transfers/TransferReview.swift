package import Models

/// An order as it is looked at before it is confirmed.
package struct TransferReview: Hashable, Sendable {
    package var details: TransferDetails
    /// What has to be given.
    package var proof: TransferProofKind
    /// When the confirmation ends, in milliseconds since 1970; nil where the button is enough.
    package var expiresAt: Int64?
    /// How many wrong proofs are left before the order is cancelled.
    package var attemptsLeft: Int
    /// Stands for everything that is shown, so that nothing else is confirmed.
    package var digest: String
    /// The rules that it breaks by now.
    package var refusals: [TransferRefusal]

    package init(
        details: TransferDetails, proof: TransferProofKind, expiresAt: Int64?, attemptsLeft: Int, digest: String,
        refusals: [TransferRefusal]
    ) {
        self.details = details
        self.proof = proof
        self.expiresAt = expiresAt
        self.attemptsLeft = attemptsLeft
        self.digest = digest
        self.refusals = refusals
    }

    /// How long a confirmation is valid, in milliseconds.
    package static let life: Int64 = 300_000
    /// After how many wrong proofs an order is cancelled.
    package static let attempts = 5
}
