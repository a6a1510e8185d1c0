/// New content for a region of an open page.
public struct RegionPatch: Hashable, Sendable {
    /// The `id` of the region's element.
    public let id: String
    /// The new content of the element.
    public let html: String

    public init(id: String, html: String) {
        self.id = id
        self.html = html
    }
}

extension HTMLWriter {
    /// The patches that update a page that shows `regions` to the current output.
    ///
    /// New regions are omitted, since their elements are not on the page.
    public func patches(since regions: [Region]) -> [RegionPatch] {
        page.regions.compactMap { region in
            guard let shown = regions.first(where: { $0.id == region.id }), shown.hash != region.hash else { return nil }
            return RegionPatch(id: region.id, html: String(decoding: bytes[region.range], as: UTF8.self))
        }
    }
}
