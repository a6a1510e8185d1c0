/// A part of a rendered page that can change while the page is open.
public struct Region: Hashable, Sendable {
    /// The `id` of its element.
    public let id: String
    /// Where its content stands in the page's bytes, without the element's own tags.
    public internal(set) var range: Range<Int>
    /// A hash of its content: equal content has an equal one.
    public let hash: UInt64
}

extension HTMLWriter {
    @usableFromInline
    mutating func openRegion(_ id: String) -> Int {
        if page.isAudited, page.regions.contains(where: { $0.id == id }) || page.openRegions.contains(id) {
            page.misuses.append(.regionUsedTwice(id))
        }
        page.openRegions.append(id)
        return count
    }

    @usableFromInline
    mutating func closeRegion(_ id: String, from start: Int) {
        page.openRegions.removeLast()
        let range = start..<count
        page.regions.append(Region(id: id, range: range, hash: ContentHash.of(UnsafeBufferPointer(rebasing: bytes[range]))))
    }
}
