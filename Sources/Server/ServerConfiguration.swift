/// How the server is to be reached, as the command line was told.
package struct ServerConfiguration: Hashable, Sendable {
    /// How the way to the browser is protected.
    package enum Transport: Hashable, Sendable {
        /// Only for loopback: nothing leaves the machine.
        case plain
        /// Coffer speaks TLS itself, with PEM files.
        case tls(certificate: String, key: String)
        /// Something in front of Coffer speaks TLS; only what comes from this address is believed about whom it speaks for.
        case behindProxy(address: String)
    }

    package var host: String
    package var port: Int
    package var transport: Transport

    package init(host: String, port: Int, transport: Transport) {
        self.host = host
        self.port = port
        self.transport = transport
    }
}
