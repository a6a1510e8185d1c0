/// A device as its browser hands it over (Push API, `PushSubscription`).
package struct DeviceDraft: Hashable, Sendable {
    package var endpoint: String
    /// The key `p256dh` in base64url.
    package var key: String
    /// The secret `auth` in base64url.
    package var secret: String

    package init(endpoint: String, key: String, secret: String) {
        self.endpoint = endpoint
        self.key = key
        self.secret = secret
    }
}

/// A topic of an ntfy server.
package struct NtfyDraft: Hashable, Sendable {
    /// May be empty: it is then called by its topic.
    package var name: String
    /// The base URL of the server: `https://ntfy.sh`.
    package var server: String
    package var topic: String
    /// An access token, or user and password with a colon between them; may be empty.
    package var token: String

    package init(name: String, server: String, topic: String, token: String) {
        self.name = name
        self.server = server
        self.topic = topic
        self.token = token
    }
}

/// An address that takes signed messages.
package struct WebhookDraft: Hashable, Sendable {
    /// May be empty: it is then called by its host.
    package var name: String
    package var url: String

    package init(name: String, url: String) {
        self.name = name
        self.url = url
    }
}
