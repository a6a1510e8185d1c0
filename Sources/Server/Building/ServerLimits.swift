package import NIOCore
import Services

/// What one visitor may take of the server.
package struct ServerLimits: Hashable, Sendable {
    /// Bytes of a form without its files.
    package var form = 1 << 20
    /// Bytes of a form before anybody is signed in.
    package var signedOutForm = 64 << 10
    /// Bytes of all files of one form.
    package var file = 256 << 20
    /// Files of one form.
    package var files = UploadLimit.files
    /// Fields of one form.
    package var fields = 5_000
    /// Bytes of a request's head.
    package var head = 32 << 10
    /// Open connections. One more closes the one that is worth least.
    package var connections = 1_024
    /// Open connections of one client's network, where clients connect themselves.
    package var clientConnections = 256
    /// Requests of one client's network that are answered at once.
    package var clientRequests = 128
    /// Open pages of one session that are kept up to date.
    package var livePages = 12
    /// From a connection's beginning, before a TLS handshake, to the end of its first request's head.
    package var firstHead = TimeAmount.seconds(10)
    /// From the end of an answer to the end of the next request's head.
    package var idle = TimeAmount.seconds(30)
    /// How long a form may take to arrive.
    package var formTime = TimeAmount.seconds(60)
    /// Bytes a second at which a form with files has to arrive, after as long as another may take.
    package var uploadRate = 8 << 10
    /// For how long what follows the last answer of a connection is read and thrown away.
    package var linger = TimeAmount.seconds(2)
    /// How long a reader may take nothing of what waits for it, and a stream of HTTP/2 may stay open after its answer.
    package var patience = TimeAmount.seconds(20)
    /// How many backups, exports and previews of imports a member may ask for in a minute.
    package var backupsAMinute = 4
    package var exportsAMinute = 20
    package var previewsAMinute = 60
    /// How often an open page shows that it is there, and is seen to be.
    package var heartbeat = Duration.seconds(20)

    /// Connections beyond `connections` that are being closed while others are accepted.
    static let closingConnections = 64

    package init() {}
}
