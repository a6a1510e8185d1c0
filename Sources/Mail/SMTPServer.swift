/// The configuration of the mail server.
package struct SMTPServer: Sendable {
    /// A host name or IP address; IPv6 in brackets.
    let host: String
    let port: Int
    /// Whether TLS starts with the connection (RFC 8314) and not by STARTTLS (RFC 3207).
    let usesImplicitTLS: Bool
    /// Whether the connection has to be encrypted; optional for a server on loopback only.
    let requiresTLS: Bool
    let credentials: Credentials?
    /// A PEM file of trusted certificates; nil for those of the system.
    let certificates: String?
    /// The address in `From` and `MAIL FROM`.
    let sender: MailAddress

    /// User and password for SMTP authentication.
    struct Credentials: Sendable {
        var user: String
        var password: String
    }

    /// Parses and validates the configuration from the environment.
    ///
    /// - Parameters:
    ///   - url: `smtp://user:password@host:587` or `smtps://…`, percent-encoded; with the options `?from=ADDRESS` and `?tls=required`.
    ///   - sender: the sender's address; has precedence over that of the URL.
    ///   - certificates: a PEM file of trusted certificates.
    package init(url: String, sender: String?, certificates: String?) throws(SMTPServerError) {
        let parts = try SMTPURL(url)
        guard let sender = sender ?? parts.query["from"] ?? parts.user.flatMap({ MailAddress($0)?.text }) else { throw .noSender }
        guard let sender = MailAddress(sender) else { throw .sender }
        if let tls = parts.query["tls"], tls != "required" { throw .url }
        host = parts.host
        usesImplicitTLS = parts.usesImplicitTLS
        port = parts.port ?? (usesImplicitTLS ? 465 : 587)
        requiresTLS = parts.query["tls"] != nil || !Self.isLoopback(host)
        credentials = parts.user.map { Credentials(user: $0, password: parts.password ?? "") }
        self.certificates = certificates
        self.sender = sender
    }

    /// The URL for libcurl, without user and password, which are passed separately.
    var url: String { "\(usesImplicitTLS ? "smtps" : "smtp")://\(host):\(port)" }

    private static func isLoopback(_ host: String) -> Bool {
        let name = host.lowercased()
        if name == "localhost" || name == "[::1]" { return true }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
    }
}

/// The invalid part of the configuration. The cases contain no values, which may include a password.
package enum SMTPServerError: Error, Hashable, Sendable {
    /// The URL is invalid.
    case url
    /// No sender is configured.
    case noSender
    /// The sender is no valid address.
    case sender
}

extension SMTPServerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .url: "COFFER_SMTP_URL is not of the form smtp://user:password@host:587 or smtps://user:password@host:465"
        case .noSender: "COFFER_SMTP_FROM has to name the address that e-mail is from"
        case .sender: "COFFER_SMTP_FROM is no e-mail address"
        }
    }
}
