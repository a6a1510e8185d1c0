/// How one member signs in.
public struct SecurityStatus: Hashable, Sendable {
    /// Milliseconds since 1970.
    public var passphraseChangedAt: Int64
    /// Whether a one-time code is asked for after the passphrase.
    public var hasCodes: Bool
    /// How many backup codes are left.
    public var backupCodes: Int

    public init(passphraseChangedAt: Int64, hasCodes: Bool, backupCodes: Int) {
        self.passphraseChangedAt = passphraseChangedAt
        self.hasCodes = hasCodes
        self.backupCodes = backupCodes
    }
}
