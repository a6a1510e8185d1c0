import HTTPTypes
import Hummingbird
import Models
import NIOCore
import Services

/// Looks at every request before anything is done for it: under which name it asks, and through whom it came.
struct FrontDoor: Sendable {
    let configuration: ServerConfiguration

    /// - Throws: `Refusal`.
    func admit(_ request: Request, _ context: AppContext) throws(Refusal) -> Visit {
        // HTTP/2 may say the host twice (RFC 9113, section 8.3.1), but not two hosts.
        if let host = request.headers[.host], host.lowercased() != (request.head.authority ?? "").lowercased() { throw .malformed }
        guard configuration.transport != .plain || Self.isLoopbackName(request.head.authority ?? "") else { throw .otherHost }
        let peer = context.channel.remoteAddress?.ipAddress ?? ""
        let forwarded = request.headers[values: HTTPField.Name.forwardedFor]
        guard let address = ClientAddress.resolve(peer: peer, forwardedFor: forwarded, transport: configuration.transport) else {
            throw .notTheProxy
        }
        return Visit(
            request: request, path: request.uri.path, cookies: CookieJar(request.headers),
            origin: SignInOrigin(
                address: address, userAgent: TextLimit.cut(request.headers[.userAgent] ?? "", to: 300),
                languages: TextLimit.cut(request.headers[.acceptLanguage] ?? "", to: 400)),
            site: (configuration.isSecure ? "https://" : "http://") + (request.head.authority ?? ""),
            channel: context.channel)
    }

    /// Whether a request asks this machine by a name that nothing else has. A page of elsewhere whose name was made to lead here (DNS rebinding)
    /// asks under its own.
    static func isLoopbackName(_ authority: String) -> Bool {
        var name = authority.utf8[...]
        while let last = name.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) { name.removeLast() }
        if name.last == UInt8(ascii: ":") { name.removeLast() } else { name = authority.utf8[...] }
        return ["localhost", "127.0.0.1", "[::1]"].contains { known in
            name.elementsEqual(known.utf8) { byte, known in byte == known || (0x41...0x5A).contains(byte) && byte | 0x20 == known }
        }
    }
}

extension HTTPField.Name {
    static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .via
    static let host = HTTPField.Name("Host") ?? .via
    static let fetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .via
}
