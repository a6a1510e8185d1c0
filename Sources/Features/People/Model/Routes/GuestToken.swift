import Navigation

/// The token in the address of a guest's page: the household in decimal digits, a full stop and the secret; of a link that was made before
/// links had a household, the secret alone.
struct GuestToken: RouteParameter, Hashable {
    static let sample = GuestToken(unchecked: "sample")

    let segment: String

    /// Nil if it has another shape. Whether there is such a link is not known here.
    init?(segment: String) {
        let parts = segment.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, String(segment: String(parts[parts.count - 1])) != nil, parts.count == 1 || Self.isHousehold(parts[0])
        else { return nil }
        self.init(unchecked: segment)
    }

    private init(unchecked segment: String) {
        self.segment = segment
    }

    /// Whether a text may be the id of a household: 1 to 19 digits without a leading zero.
    private static func isHousehold(_ text: Substring) -> Bool {
        (1...19).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "0")
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
