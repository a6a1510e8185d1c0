/// The sign-in settings of a member.
public struct SecurityStatus: Hashable, Sendable {
    /// Milliseconds since 1970; nil if the member has no passphrase and signs in by a provider only.
    public var passphraseChangedAt: Int64?
    /// Whether one-time codes are required after the passphrase.
    public var hasCodes: Bool
    /// Number of unused backup codes.
    public var backupCodes: Int

    public init(passphraseChangedAt: Int64?, hasCodes: Bool, backupCodes: Int) {
        self.passphraseChangedAt = passphraseChangedAt
        self.hasCodes = hasCodes
        self.backupCodes = backupCodes
    }
}
