/// Which server takes Coffer's mail, and how it is spoken to.
package struct SMTPServer: Sendable {
    /// A name or an address, IPv6 in brackets.
    let host: String
    let port: Int
    /// Whether TLS begins with the first byte (RFC 8314), else by STARTTLS (RFC 3207).
    let isWrapped: Bool
    /// Whether nothing is said before the connection is encrypted. Only this machine's own server is spoken to without.
    let requiresTLS: Bool
    let credentials: Credentials?
    /// A PEM file with the certificates to trust; nil: those of the system.
    let certificates: String?
    /// Whom mail is from.
    let sender: MailAddress

    /// Who signs in at the server.
    struct Credentials: Sendable {
        var user: String
        var password: String
    }

    /// Reads what the environment says.
    ///
    /// - Parameters:
    ///   - url: `smtp://user:password@host:587` or `smtps://…`, percent-encoded; with `?from=ADDRESS` and `?tls=required`.
    ///   - sender: whom mail is from; stands above the URL's.
    ///   - certificates: a PEM file.
    package init(url: String, sender: String?, certificates: String?) throws(SMTPServerError) {
        let parts = try SMTPAddressParts(url)
        guard let sender = sender ?? parts.query["from"] ?? parts.user.flatMap({ MailAddress($0)?.text }) else { throw .noSender }
        guard let sender = MailAddress(sender) else { throw .sender }
        if let tls = parts.query["tls"], tls != "required" { throw .url }
        host = parts.host
        isWrapped = parts.isWrapped
        port = parts.port ?? (isWrapped ? 465 : 587)
        requiresTLS = parts.query["tls"] != nil || !Self.isLoopback(host)
        credentials = parts.user.map { Credentials(user: $0, password: parts.password ?? "") }
        self.certificates = certificates
        self.sender = sender
    }

    /// What libcurl is given: without user and password, which it gets apart.
    var url: String { "\(isWrapped ? "smtps" : "smtp")://\(host):\(port)" }

    private static func isLoopback(_ host: String) -> Bool {
        let name = host.lowercased()
        if name == "localhost" || name == "[::1]" { return true }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
    }
}

/// Why what the environment says names no server. No case carries what was found, which may be a password.
package enum SMTPServerError: Error, Hashable, Sendable {
    /// The URL cannot be read.
    case url
    /// Nothing says whom mail is from.
    case noSender
    /// Whom mail is from is no address.
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
