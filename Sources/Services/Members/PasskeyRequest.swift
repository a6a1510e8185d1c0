/// What a browser needs to make or use a passkey: options of WebAuthn, with a challenge that is good once, for five minutes and in one
/// browser.
package struct PasskeyRequest: Hashable, Sendable {
    /// JSON with binary values in base64url (WebAuthn level 3, sections 5.1.9 and 5.1.10).
    package var options: String

    package init(options: String) {
        self.options = options
    }
}

/// What a browser returned for a `PasskeyRequest`. It is not trusted.
package struct PasskeyAnswer: Hashable, Sendable {
    /// JSON with binary values in base64url: `id`, `clientDataJSON`, and of a new passkey `attestationObject`, of a used one
    /// `authenticatorData`, `signature` and `userHandle`.
    package var text: String
    /// Scheme and authority of this server as the client addresses it, as for `PasskeyRequest`: `https://coffer.example`.
    package var site: String

    package init(_ text: String, site: String) {
        self.text = text
        self.site = site
    }
}
