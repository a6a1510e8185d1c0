import Navigation

/// The token in the address of an invitation or of a link for a new passphrase: the household in decimal digits, a full stop and the secret.
struct LinkToken: RouteParameter, Hashable {
    static let sample = LinkToken(unchecked: "sample")

    let segment: String

    /// Any text of letters, digits, underscores and one full stop that is not too long: whether there is such a link is not known here, and a
    /// malformed token gets the same page as an unknown one.
    init?(segment: String) {
        let parts = segment.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, segment.utf8.count <= 60, parts.allSatisfy({ String(segment: String($0)) != nil }) else { return nil }
        self.init(unchecked: segment)
    }

    private init(unchecked segment: String) {
        self.segment = segment
    }
}
