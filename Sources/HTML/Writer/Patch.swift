/// New content for a region of an open page.
public struct Patch: Hashable, Sendable {
    /// The `id` of the region's element.
    public let id: String
    /// The content that takes the place of the old one, between the element's own tags.
    public let html: String

    public init(id: String, html: String) {
        self.id = id
        self.html = html
    }
}

extension HTMLWriter {
    /// What has to be sent so that a page on which `regions` were shown shows what is written here.
    ///
    /// A region that was not shown before is left out: its element is not on the page.
    public func patches(since regions: [Region]) -> [Patch] {
        page.regions.compactMap { region in
            guard let shown = regions.first(where: { $0.id == region.id }), shown.hash != region.hash else { return nil }
            return Patch(id: region.id, html: String(decoding: bytes[region.range], as: UTF8.self))
        }
    }
}
