import HTTPTypes
import Hummingbird
import Models
import NIOCore
import Services

/// Validates the Host header and resolves the client address. It ends the part of the chain without a known client.
struct HostProxyMiddleware: HTTPResponder {
    let configuration: ServerConfiguration
    let next: any HTTPResponder<PublicContext>

    func respond(to request: Request, context: AppRequestContext) async throws -> Response {
        let client = try accept(request, context)
        return try await ContextualError.adding(client) { try await next.respond(to: request, context: client) }
    }

    /// - Throws: `HTTPFailure.malformed`, `.misdirectedHost`, `.notFromProxy`.
    func accept(_ request: Request, _ context: AppRequestContext) throws(HTTPFailure) -> PublicContext {
        // An HTTP/2 request may have both `:authority` and `Host` (RFC 9113, section 8.3.1); they have to be equal.
        let authority = (request.head.authority ?? "").lowercased()
        if let host = request.headers[named: "host"].first, host.lowercased() != authority { throw .malformed }
        guard configuration.transport != .plain || Self.isLoopbackName(request.head.authority ?? "") else { throw .misdirectedHost }
        let peer = context.channel.remoteAddress?.ipAddress ?? ""
        let forwarded = request.headers[named: "x-forwarded-for"]
        guard let address = ClientAddress.resolve(peer: peer, forwardedFor: forwarded, transport: configuration.transport) else {
            throw .notFromProxy
        }
        return PublicContext(
            http: request, path: request.uri.path, cookies: CookieJar(request.headers),
            origin: SignInOrigin(
                address: address, userAgent: TextLimit.cut(request.headers[.userAgent] ?? "", to: 300),
                languages: TextLimit.cut(request.headers[.acceptLanguage] ?? "", to: 400),
                host: Self.hostName(of: authority)),
            site: (configuration.isSecure ? "https://" : "http://") + (request.head.authority ?? ""),
            channel: context.channel)
    }

    /// Whether an authority is a name of the loopback interface. Protects against DNS rebinding: a foreign page whose host name resolves to
    /// this machine sends that host name.
    static func isLoopbackName(_ authority: String) -> Bool {
        let name = withoutPort(authority)
        return ["localhost", "127.0.0.1", "[::1]"].contains { known in
            name.elementsEqual(known.utf8) { byte, known in byte == known || (0x41...0x5A).contains(byte) && byte | 0x20 == known }
        }
    }

    /// The host name of an authority that is in lower case, at most 253 bytes (RFC 1035, section 2.3.4); empty if it is longer.
    static func hostName(of authority: String) -> String {
        let name = withoutPort(authority)
        return name.count <= 253 ? String(Substring(name)) : ""
    }

    private static func withoutPort(_ authority: String) -> Substring.UTF8View {
        var name = authority.utf8[...]
        while let last = name.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) { name.removeLast() }
        guard name.last == UInt8(ascii: ":") else { return authority.utf8[...] }
        name.removeLast()
        return name
    }
}

extension HTTPFields {
    /// The values of a field whose name has no constant, in lower case.
    subscript(named name: String) -> [String] { compactMap { $0.name.canonicalName == name ? $0.value : nil } }
}
