import DesignSystem
import HTTPTypes
import Hummingbird
import NIOCore

/// What is the same for everybody, compressed once when the server starts.
struct AssetStore: Sendable {
    private struct Entry: Sendable {
        var headers: HTTPFields
        var plain: ByteBuffer
        var compressed: ByteBuffer?
        var tag: String
    }

    private let entries: [String: Entry]

    init(_ assets: [Asset] = Assets.all) {
        var entries = Dictionary(assets.map { ($0.path, Self.entry($0)) }) { first, _ in first }
        // Where it is looked for without a page that says where it is.
        entries["/favicon.svg"] = entries[Assets.favicon.path]
        self.entries = entries
    }

    /// - Returns: nil where there is no such file.
    func answer(_ visit: Visit) -> Response? {
        guard let entry = entries[visit.path] else { return nil }
        if visit.request.headers[.ifNoneMatch] == entry.tag { return Response(status: .notModified, headers: entry.headers) }
        guard visit.acceptsGzip, let compressed = entry.compressed else {
            return Response(status: .ok, headers: entry.headers, body: ResponseBody(byteBuffer: entry.plain))
        }
        var headers = entry.headers
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
    }

    private static func entry(_ asset: Asset) -> Entry {
        // FNV-1a, which tells contents apart that nobody chose to be alike: they are the program's own.
        let hash = asset.bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let tag = "W/\"\(String(hash, radix: 36))\""
        let headers: HTTPFields = [
            .contentType: asset.contentType, .vary: "Accept-Encoding", .eTag: tag,
            .cacheControl: asset.isImmutable ? "public, max-age=31536000, immutable" : "public, no-cache",
        ]
        let compressed = asset.contentType == "image/png" ? nil : asset.bytes.withUnsafeBufferPointer { Gzip.compress($0, effort: .best) }
        return Entry(headers: headers, plain: ByteBuffer(bytes: asset.bytes), compressed: compressed, tag: tag)
    }
}
