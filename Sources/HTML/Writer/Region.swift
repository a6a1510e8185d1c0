/// A live region of a rendered page.
public struct Region: Hashable, Sendable {
    /// The `id` of its element.
    public let id: String
    /// The range of its content in the output, without the element's tags.
    public internal(set) var range: Range<Int>
    /// A hash of its content.
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
