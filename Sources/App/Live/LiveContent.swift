package import HTML

/// The content of the live regions of a page at one moment, in order.
package struct LiveContent: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        var id: String
        var hash: UInt64
        var html: String
    }

    let parts: [Part]

    /// Patches for all regions, for a page that may be outdated.
    package var patches: [RegionPatch] { parts.map { RegionPatch(id: $0.id, html: $0.html) } }

    init(_ writer: borrowing HTMLWriter) {
        let bytes = writer.bytes
        parts = writer.page.regions.map { region in
            Part(id: region.id, hash: region.hash, html: String(decoding: bytes[region.range], as: UTF8.self))
        }
    }
}
