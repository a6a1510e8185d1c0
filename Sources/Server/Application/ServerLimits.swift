package import NIOCore
import Services

/// The limits of requests, connections and times.
package struct ServerLimits: Hashable, Sendable {
    /// Bytes of a form without its files.
    package var formBytes = 1 << 20
    /// Bytes of a form without a session.
    package var signedOutFormBytes = 64 << 10
    /// Bytes of all files of a form.
    package var uploadBytes = 256 << 20
    /// Files per form.
    package var filesPerForm = UploadLimit.files
    /// Fields per form.
    package var fieldsPerForm = 5_000
    /// Bytes of a request head.
    package var headBytes = 32 << 10
    /// Open connections. At the limit, a new connection closes the one with the lowest priority (see `ConnectionTable`).
    package var connections = 1_024
    /// Open connections per client network, if clients connect directly.
    package var connectionsPerClient = 256
    /// Concurrent requests per client network.
    package var requestsPerClient = 128
    /// Live connections per session.
    package var livePagesPerSession = 12
    /// Live connections of all guests.
    package var liveGuestPages = 256
    /// From the start of a connection, before the TLS handshake, to the end of its first request head.
    package var firstHeadTimeout = TimeAmount.seconds(10)
    /// From the end of a response to the end of the next request head.
    package var idleTimeout = TimeAmount.seconds(30)
    /// The time for a form's body to arrive.
    package var formTimeout = TimeAmount.seconds(60)
    /// Bytes per second at which a form with files has to arrive after `formTimeout`.
    package var minUploadRate = 8 << 10
    /// The time for which input after the last response of a connection is read and discarded.
    package var linger = TimeAmount.seconds(2)
    /// The time for which a peer may read nothing, and for which an HTTP/2 stream may stay open after its response.
    package var writeTimeout = TimeAmount.seconds(20)
    /// Backups per member and minute.
    package var backupsPerMinute = 4
    /// Exports and payment files per member and minute.
    package var exportsPerMinute = 20
    /// Import previews per member and minute.
    package var previewsPerMinute = 60
    /// Requests with invalid guest tokens, per client and minute.
    package var unknownGuestsPerMinute = 30
    /// Forms of guests per client and minute.
    package var guestFormsPerMinute = 120
    /// Ways to providers of sign-in and back, per client and minute.
    package var providersPerMinute = 30
    /// The interval between heartbeats of a live connection.
    package var heartbeat = Duration.seconds(20)

    /// Connections beyond `connections` that may exist while they are being closed.
    static let closingConnections = 64

    /// The default limits.
    package init() {}
}
