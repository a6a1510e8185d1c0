import Storage

extension [String: RowPolicy] {
    /// Open invitations, links and providers, which only owners read; passkeys and identities are read for one
    /// member, or before anybody is signed in.
    static var members: [String: RowPolicy] {
        [
            "invitation": .everyone, "passkey": .everyone, "passkey_challenge": .everyone, "sign_in_provider": .everyone,
            "member_identity": .everyone, "sign_in_attempt": .everyone,
        ]
    }
}
