import CommandKit
import Localization
import Mail
import OutgoingHTTP
import Server

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The server's settings from environment variables: secrets are never passed as arguments.
struct ServerEnvironment {
    /// Returns the value of a variable; nil if it is not set or empty.
    private let value: (String) -> String?

    init(_ value: @escaping (String) -> String? = CommandEnvironment.value) {
        self.value = value
    }

    /// The mail transport; nil if `COFFER_SMTP_URL` is not set.
    ///
    /// - Throws: `CommandFailure.usage` for an invalid value, without repeating it.
    func mail() throws(CommandFailure) -> (any MailTransport)? {
        guard let url = value("COFFER_SMTP_URL") else { return nil }
        let server: SMTPServer
        do {
            server = try SMTPServer(url: url, sender: value("COFFER_SMTP_FROM"), certificates: value("COFFER_SMTP_CA"))
        } catch {
            throw .usage(.verbatim(error.description))
        }
        do {
            return try SMTPTransport(server)
        } catch {
            throw .failed("E-mail is sent with libcurl, which was not found; install it (libcurl4), or start without COFFER_SMTP_URL")
        }
    }

    /// Makes the client of requests to other servers when it is first needed, since that loads libcurl. Without libcurl it makes one whose
    /// requests fail with the reason.
    ///
    /// - Throws: `CommandFailure.usage` for an invalid `COFFER_ALLOW_HOSTS` or `COFFER_OUTGOING_CA`.
    func outgoing() throws(CommandFailure) -> @Sendable () -> any OutgoingTransport {
        guard let hosts = value("COFFER_ALLOW_HOSTS").map({ AllowedHosts($0) }) ?? AllowedHosts() else {
            throw .usage("COFFER_ALLOW_HOSTS has to be names or addresses with commas between them, such as wiki.home, 192.168.1.5:8443")
        }
        let certificates = value("COFFER_OUTGOING_CA")
        if let certificates, access(certificates, R_OK) != 0 { throw .usage("The file of COFFER_OUTGOING_CA cannot be read") }
        return {
            do throws(OutgoingError) {
                return try OutgoingClient(allowing: hosts, certificates: certificates)
            } catch {
                return UnavailableTransport(error)
            }
        }
    }

    /// The base URL of links to this server, without a trailing slash: `COFFER_URL`, else derived from the server's
    /// configuration; nil if unknown.
    ///
    /// - Throws: `CommandFailure.usage` if `COFFER_URL` is not a base URL.
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
        let authority = site.dropFirst(scheme.count)
        let isAuthority = authority.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-._:[]".utf8.contains(byte)
            }
        }
        return !authority.isEmpty && isAuthority ? site : nil
    }
}
