import HTTPTypes
import Hummingbird
import Models
import NIOCore
import Services

/// `/calendar/TOKEN.ics`: what falls due, for the calendar program of whoever has the address. The address is all that is asked for.
struct CalendarAnswers: Sendable {
    let installation: any InstallationProtocol

    private static let folder = "/calendar/"
    private static let ending = ".ics"

    static func isAsked(_ visit: Visit) -> Bool { visit.path.hasPrefix(folder) }

    /// - Returns: one and the same answer for every address that leads nowhere, whatever the reason.
    /// - Throws: `ServiceError`.
    func answer(_ visit: Visit) async throws -> Response {
        guard visit.path.hasSuffix(Self.ending),
            let bytes = try await installation.calendar(
                token: String(visit.path.dropFirst(Self.folder.count).dropLast(Self.ending.count)))
        else { return nowhere }
        let tag = "W/\"\(Self.hash(of: bytes))\""
        // With another name than the address, which a browser would keep the file under.
        var headers: HTTPFields = [
            .contentType: "text/calendar; charset=utf-8", .contentDisposition: "inline; filename=\"coffer.ics\"", .eTag: tag,
            .cacheControl: "private, no-cache", .vary: "Accept-Encoding",
        ]
        if visit.request.headers[.ifNoneMatch].map({ Self.matches($0, tag) }) == true {
            return Response(status: .notModified, headers: headers)
        }
        if visit.acceptsGzip, bytes.count > 1_400,
            let compressed = bytes.withUnsafeBufferPointer({ Gzip.compress($0, effort: .fast) })
        {
            headers[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private var nowhere: Response {
        Response(
            status: .notFound, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
    }

    private static func hash(of bytes: [UInt8]) -> String {
        var hash = StableHash()
        bytes.withUnsafeBytes { hash.combine($0) }
        return String(hash.value, radix: 36)
    }

    /// Whether one of the tags that a reader knows is this one, weak or not (RFC 9110, section 13.1.2).
    private static func matches(_ header: String, _ tag: String) -> Bool {
        header.split(separator: ",").contains { item in
            let item = item.filter { $0 != " " }
            return item == "*" || item == tag || "W/" + item == tag
        }
    }
}
