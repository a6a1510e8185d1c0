import NIOCore

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

    /// A name or an IP address to listen on.
    package var host: String
    /// 0 takes any that is free.
    package var port: Int
    package var transport: Transport

    package init(host: String, port: Int, transport: Transport) {
        self.host = host
        self.port = port
        self.transport = transport
    }
}

extension ServerConfiguration {
    /// Whether only programs of this machine can connect.
    package var isLoopback: Bool {
        let name = host.lowercased()
        return name == "localhost" || name == "::1" || name == "[::1]" || Self.isLoopbackV4(name)
    }

    /// Whether the browser speaks TLS, so that cookies may demand it.
    package var isSecure: Bool { transport != .plain }

    /// Whether somebody else than the person at this machine could come first to the setup.
    package var needsSetupToken: Bool { transport != .plain }

    /// Why the server must not start like this, in one sentence; nil: it may.
    package var refusal: String? {
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

    /// What a person on this machine opens, without a slash at the end.
    ///
    /// - Parameter port: that was really taken, where 0 was asked for.
    package func address(port: Int? = nil) -> String {
        let scheme = if case .tls = transport { "https" } else { "http" }
        let name = isLoopback ? "localhost" : host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return "\(scheme)://\(name):\(port ?? self.port)"
    }

    /// What stands before a path in a link that leads here from elsewhere, without a slash at the end; nil where nobody can tell before the
    /// server listens, or only what stands in front of it knows.
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
