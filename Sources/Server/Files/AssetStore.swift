import DesignSystem
import HTTPTypes
import Hummingbird
import NIOCore

/// Serves the static assets, which are compressed once at start.
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
        // Browsers request this path for responses that are not pages.
        entries["/favicon.svg"] = entries[Assets.favicon.path]
        self.entries = entries
    }

    /// - Returns: nil if no asset has the path.
    func response(for request: PublicContext) -> Response? {
        guard let entry = entries[request.path] else { return nil }
        if request.http.headers[.ifNoneMatch] == entry.tag { return Response(status: .notModified, headers: entry.headers) }
        guard request.acceptsGzip, let compressed = entry.compressed else {
            return Response(status: .ok, headers: entry.headers, body: ResponseBody(byteBuffer: entry.plain))
        }
        var headers = entry.headers
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
    }

    private static func entry(_ asset: Asset) -> Entry {
        // FNV-1a is sufficient for an `ETag`, since the assets are part of the program and not chosen by an attacker.
        let hash = asset.bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let tag = "W/\"\(String(hash, radix: 36))\""
        let headers: HTTPFields = [
            .contentType: asset.contentType, .vary: "Accept-Encoding", .eTag: tag,
            .cacheControl: asset.isImmutable ? "public, max-age=31536000, immutable" : "public, no-cache",
        ]
        let compressed = asset.contentType == "image/png" ? nil : asset.bytes.withUnsafeBufferPointer { Gzip.compress($0, level: .best) }
        return Entry(headers: headers, plain: ByteBuffer(bytes: asset.bytes), compressed: compressed, tag: tag)
    }
}
