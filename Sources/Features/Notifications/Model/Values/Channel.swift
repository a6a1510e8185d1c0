package import Models

/// Where a member receives notifications beside the app and e-mail: a device, or a service of the member's own.
package struct Channel: Identified, Hashable, Sendable {
    /// Prefix of ids: `chn_…`.
    package static let idPrefix = "chn"

    package var id: ID<Channel>
    package var kind: ChannelKind
    /// For a device the user agent of its browser; otherwise a name of 1–100 characters that the member chose.
    package var name: String
    /// What is shown of the address, without secrets.
    package var target: String
    /// The SHA-256 hash of a device's endpoint; nil for other kinds.
    package var fingerprint: [UInt8]?
    /// Whether its messages contain amounts.
    package var showsAmounts: Bool
    /// Milliseconds since 1970, like all timestamps.
    package var createdAt: Int64
    /// The time of the last message that was accepted; nil for none.
    package var usedAt: Int64?
    /// The time and the reason of the last failure since a message was accepted; nil for none.
    package var failedAt: Int64?
    package var failure: ChannelFailure?
    /// When its service ended it; nil while it receives messages.
    package var endedAt: Int64?

    package init(
        id: ID<Channel>, kind: ChannelKind, name: String, target: String, fingerprint: [UInt8]? = nil, showsAmounts: Bool = false,
        createdAt: Int64, usedAt: Int64? = nil, failedAt: Int64? = nil, failure: ChannelFailure? = nil, endedAt: Int64? = nil
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.target = target
        self.fingerprint = fingerprint
        self.showsAmounts = showsAmounts
        self.createdAt = createdAt
        self.usedAt = usedAt
        self.failedAt = failedAt
        self.failure = failure
        self.endedAt = endedAt
    }
}

extension Channel {
    /// The hash of a device's endpoint in hexadecimal digits, by which the script recognises its browser; nil for other kinds.
    package var printText: String? {
        fingerprint.map { bytes in bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
    }
}

/// The kind of a channel. Raw values are stored.
package enum ChannelKind: String, CaseIterable, Hashable, Sendable {
    /// A browser, by Web Push (RFC 8030).
    case push
    /// A topic of an ntfy server.
    case ntfy
    /// An address that takes signed messages, as *Standard Webhooks* says.
    case webhook
}

/// Why a message was not accepted. Raw values are stored.
package enum ChannelFailure: String, CaseIterable, Hashable, Sendable {
    /// The receiver says that it does not exist any more.
    case gone
    /// The address leads to this machine or a local network, and the operator has not allowed it.
    case privateAddress
    /// The address is none to which Coffer sends.
    case address
    /// The receiver cannot be reached, or is busy.
    case unreachable
    case certificate
    /// The receiver does not accept the secret, the token or the key of the server.
    case refused
    /// The receiver does not accept the message.
    case rejected
    /// The receiver did not answer, so it may have the message.
    case unanswered
    /// Its address and secrets were encrypted with another key of the installation.
    case sealed
}
