import App
import Hummingbird
import ImportModel
import NIOCore
import Navigation
import Services

/// The context of a request that passed `HostProxyMiddleware`: its client, cookies and parsed route. It may have a session or not.
struct PublicContext: Sendable {
    /// The request itself.
    let http: Request
    /// Percent-encoded.
    let path: String
    let cookies: CookieJar
    /// Address, user agent and languages of the client.
    let origin: SignInOrigin
    /// Scheme and authority of this server as the client addresses it: `https://coffer.example`.
    let site: String
    let channel: any Channel

    /// Whether the request changes nothing.
    var isRead: Bool { http.method == .get || http.method == .head }

    /// Path and query as received.
    var target: String { http.uri.query.map { "\(path)?\($0)" } ?? path }

    var query: [QueryItem] { http.uri.query.map { QueryItem.parse(Substring($0)) } ?? [] }

    /// The requested screen; nil if the path matches no route.
    var link: Link? { try? FeatureList.standard.routes.link(path: target) }

    var acceptsGzip: Bool {
        http.headers[.acceptEncoding]?.split(separator: ",").contains { item in
            let parts = item.split(separator: ";")
            guard parts.first?.filter({ $0 != " " }) == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.filter { $0 != " " }.wholeMatch(of: /q=0(\.0*)?/) != nil }
        } ?? false
    }

    /// Whether the page previews an import, which parses the uploaded files.
    var isImportPreview: Bool {
        guard path.hasSuffix("/import"), link?.route.feature is ImportRoute else { return false }
        return queryValue("upload") != nil
    }

    /// The last value of a query item.
    func queryValue(_ name: String) -> String? { query.last { $0.name == name }?.value }
}
