import Mail
import Server

/// What the environment says to a server: secrets are never taken from arguments.
struct ServerSurroundings {
    /// The value of a variable; nil where it is not set or empty.
    private let value: (String) -> String?

    init(_ value: @escaping (String) -> String? = Surroundings.value) {
        self.value = value
    }

    /// What takes e-mail; nil where `COFFER_SMTP_URL` is not set.
    ///
    /// - Throws: `CommandFailure.usage` where it cannot be used, in a sentence that does not hold it.
    func mail() throws(CommandFailure) -> (any MailTransport)? {
        guard let url = value("COFFER_SMTP_URL") else { return nil }
        let server: SMTPServer
        do {
            server = try SMTPServer(url: url, sender: value("COFFER_SMTP_FROM"), certificates: value("COFFER_SMTP_CA"))
        } catch {
            throw .usage(error.description)
        }
        do {
            return try SMTPTransport(server)
        } catch {
            throw .failed("E-mail is sent with libcurl, which was not found; install it (libcurl4), or start without COFFER_SMTP_URL")
        }
    }

    /// What stands before a path in a link that leads here from elsewhere, without a slash at its end: `COFFER_URL`, else as the server can
    /// tell; nil: nobody knows.
    ///
    /// - Throws: `CommandFailure.usage` where `COFFER_URL` is no such address.
    func site(_ configuration: ServerConfiguration) throws(CommandFailure) -> String? {
        guard let url = value("COFFER_URL") else { return configuration.site }
        guard let site = Self.site(url) else {
            throw .usage("COFFER_URL is not of the form https://coffer.example.org")
        }
        return site
    }

    private static func site(_ url: String) -> String? {
        let site = url.hasSuffix("/") ? String(url.dropLast()) : url
        guard let scheme = ["https://", "http://"].first(where: { site.lowercased().hasPrefix($0) }) else { return nil }
        let place = site.dropFirst(scheme.count)
        let isPlace = place.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-._:[]".utf8.contains(byte)
            }
        }
        return !place.isEmpty && isPlace ? site : nil
    }
}
