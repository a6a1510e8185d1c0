import HTTPTypes
import Hummingbird
import Models
import NIOCore
import Services

/// Serves calendar feeds: `/calendar/TOKEN.ics`. The secret token in the address replaces a session.
struct CalendarHandler: Sendable {
    let installation: any InstallationProtocol

    private static let folder = "/calendar/"
    private static let ending = ".ics"

    static func handles(_ request: PublicContext) -> Bool { request.path.hasPrefix(folder) }

    /// - Returns: the same 404 response for every unknown address, whatever the reason.
    /// - Throws: `ServiceError`.
    func respond(to request: PublicContext) async throws -> Response {
        guard request.path.hasSuffix(Self.ending),
            let bytes = try await installation.calendar(
                token: String(request.path.dropFirst(Self.folder.count).dropLast(Self.ending.count)))
        else { return notFoundResponse }
        let tag = "W/\"\(Self.hash(of: bytes))\""
        // The suggested file name differs from the address, which a browser would otherwise use and so store the token.
        var headers: HTTPFields = [
            .contentType: "text/calendar; charset=utf-8", .contentDisposition: "inline; filename=\"coffer.ics\"", .eTag: tag,
            .cacheControl: "private, no-cache", .vary: "Accept-Encoding",
        ]
        if request.http.headers[.ifNoneMatch].map({ Self.matches($0, tag) }) == true {
            return Response(status: .notModified, headers: headers)
        }
        if request.acceptsGzip, bytes.count > 1_400,
            let compressed = bytes.withUnsafeBufferPointer({ Gzip.compress($0, level: .fast) })
        {
            headers[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private var notFoundResponse: Response {
        Response(
            status: .notFound, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
    }

    private static func hash(of bytes: [UInt8]) -> String {
        var hash = StableHash()
        bytes.withUnsafeBytes { hash.combine($0) }
        return String(hash.value, radix: 36)
    }

    /// Whether an `If-None-Match` header contains a tag, by weak comparison (RFC 9110, section 13.1.2).
    private static func matches(_ header: String, _ tag: String) -> Bool {
        header.split(separator: ",").contains { item in
            let item = item.filter { $0 != " " }
            return item == "*" || item == tag || "W/" + item == tag
        }
    }
}
