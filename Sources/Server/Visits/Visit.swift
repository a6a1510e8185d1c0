import Hummingbird
import NIOCore
import Navigation
import Services

/// One request as the server understands it, from whom so ever.
struct Visit: Sendable {
    let request: Request
    /// Still percent-encoded.
    let path: String
    let cookies: CookieJar
    /// Who asks, as far as can be told.
    let origin: SignInOrigin
    /// What addresses of this server begin with, as who asks knows it: `https://coffer.example`.
    let site: String
    let channel: any Channel

    /// Path and query, as they were asked for.
    var target: String { request.uri.query.map { "\(path)?\($0)" } ?? path }

    var query: [QueryItem] { request.uri.query.map { QueryItem.parse(Substring($0)) } ?? [] }

    /// The screen that is asked for; nil where there is none.
    var link: Link? { try? DeepLinkParser.parse(path: target) }

    var acceptsGzip: Bool {
        request.headers[.acceptEncoding]?.split(separator: ",").contains { item in
            let parts = item.split(separator: ";")
            guard parts.first?.filter({ $0 != " " }) == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.filter { $0 != " " }.wholeMatch(of: /q=0(\.0*)?/) != nil }
        } ?? false
    }

    /// Whether the page reads the files of an upload to show what importing them will do.
    var isImportPreview: Bool {
        guard path.hasSuffix("/import"), case .accounts(.importStatement) = link?.route else { return false }
        return queryValue("upload") != nil
    }

    /// The last value of a query's item.
    func queryValue(_ name: String) -> String? { query.last { $0.name == name }?.value }
}
