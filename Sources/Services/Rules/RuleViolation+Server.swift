import Localization

extension RuleViolation {
    package static func serverPortTaken(_ port: Int) -> RuleViolation {
        RuleViolation("server.port.taken", "Port \(String(port)) is in use; choose another with --port")
    }

    package static func serverPortNotPermitted(_ port: Int) -> RuleViolation {
        RuleViolation(
            "server.port.not-permitted", "You may not listen on port \(String(port)); choose one from 1024 on with --port")
    }

    package static func serverHostUnknown(_ host: String) -> RuleViolation {
        RuleViolation("server.host.unknown", "\(host) is no address of this machine; choose another with --host")
    }

    package static func serverCannotListen(host: String, port: Int) -> RuleViolation {
        RuleViolation("server.listen", "The server cannot listen on \(host), port \(String(port))")
    }

    package static let serverCertificate = RuleViolation(
        "server.certificate.unusable", "The TLS certificate and its key cannot be used: they have to be PEM files that belong together")

    /// The key file of the installation is missing and cannot be made, or is refused.
    package static let serverSecretKey = RuleViolation(
        "server.secret-key.unusable", "Coffer cannot encrypt secrets, because its key file cannot be used. The log of the server says why.")

    /// - Parameter known: the names of the formats.
    package static func downloadFormatUnknown(_ name: String, known: [String]) -> RuleViolation {
        let names = known.joined(separator: ", ")
        return RuleViolation("download.format.unknown", field: "to", "The format \(name) is not known; there are \(names)")
    }
}
