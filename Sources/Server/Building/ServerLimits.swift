package import NIOCore
import Services

/// What one visitor may take of the server.
package struct ServerLimits: Hashable, Sendable {
    /// Bytes of a form without its files.
    package var form = 1 << 20
    /// Bytes of a form before anybody is signed in.
    package var signedOutForm = 64 << 10
    /// Bytes of one file.
    package var file = 256 << 20
    /// Files of one form.
    package var files = UploadLimit.files
    /// Fields of one form.
    package var fields = 5_000
    /// Bytes of a request's head.
    package var head = 32 << 10
    /// Open connections.
    package var connections = 1_024
    /// Open pages of one session that are kept up to date.
    package var livePages = 12
    /// How long a connection may be silent while a request is awaited or read.
    package var idle = TimeAmount.seconds(30)
    /// How long a form may take to arrive, and one with files.
    package var formTime = TimeAmount.seconds(60)
    package var fileTime = TimeAmount.minutes(15)
    /// How long a reader may take nothing of what waits for it.
    package var patience = TimeAmount.seconds(20)
    /// How often an open page shows that it is there, and is seen to be.
    package var heartbeat = Duration.seconds(20)

    package init() {}
}
