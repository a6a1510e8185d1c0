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

    /// - Parameter known: the names of the formats.
    package static func downloadFormatUnknown(_ name: String, known: [String]) -> RuleViolation {
        let names = known.joined(separator: ", ")
        return RuleViolation("download.format.unknown", field: "to", "The format \(name) is not known; there are \(names)")
    }
}
