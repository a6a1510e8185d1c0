package import Localization
import NIOCore

/// The address and the transport that the server listens on, as given on the command line.
package struct ServerConfiguration: Hashable, Sendable {
    /// The security of the connection to the browser.
    package enum Transport: Hashable, Sendable {
        /// HTTP without TLS, for loopback only.
        case plain
        /// TLS in the server, with PEM files.
        case tls(certificate: String, key: String)
        /// TLS in a reverse proxy. `X-Forwarded-For` is trusted only from this address.
        case behindProxy(address: String)
    }

    /// A host name or IP address.
    package var host: String
    /// 0 chooses a free port.
    package var port: Int
    /// The security of connections.
    package var transport: Transport

    package init(host: String, port: Int, transport: Transport) {
        self.host = host
        self.port = port
        self.transport = transport
    }
}

extension ServerConfiguration {
    /// Whether the server listens on loopback only.
    package var isLoopback: Bool {
        let name = host.lowercased()
        return name == "localhost" || name == "::1" || name == "[::1]" || Self.isLoopbackV4(name)
    }

    /// Whether browsers connect over TLS, so that cookies are `Secure`.
    package var isSecure: Bool { transport != .plain }

    /// Whether the setup has to be protected by a token, because other machines can connect.
    package var needsSetupToken: Bool { transport != .plain }

    /// The reason for which the configuration is invalid; nil if it is valid.
    package var violation: LocalizedText? {
        guard (0...65_535).contains(port) else { return "\(port) is no port" }
        switch transport {
        case .plain where !isLoopback:
            return """
                Coffer does not listen on \(host) without protection: name --tls-certificate and --tls-key, or what speaks TLS in front of \
                it with --behind-proxy
                """
        case .behindProxy(let address) where (try? SocketAddress(ipAddress: address, port: 0)) == nil:
            return "--behind-proxy needs the proxy's IP address, not \(address)"
        default:
            return nil
        }
    }

    /// The URL to open on this machine, without a trailing slash.
    ///
    /// - Parameter port: the chosen port, if `port` is 0.
    package func address(port: Int? = nil) -> String {
        let scheme = if case .tls = transport { "https" } else { "http" }
        let name = isLoopback ? "localhost" : host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return "\(scheme)://\(name):\(port ?? self.port)"
    }

    /// The base URL for links from outside, such as in e-mail, without a trailing slash; nil if it is unknown before the server listens, or
    /// only the proxy knows it.
    package var site: String? {
        let isEverywhere = ["0.0.0.0", "::", "[::]"].contains(host)
        switch transport {
        case .plain, .tls: return port == 0 || isEverywhere ? nil : address()
        case .behindProxy: return nil
        }
    }

    private static func isLoopbackV4(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
