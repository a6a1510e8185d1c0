/// The searches of one member, private to them.
package struct MemberSearches: Hashable, Sendable {
    /// The last ones, newest first; at most `recentLimit`.
    package var recent: [String]
    /// By name.
    package var saved: [SavedSearch]

    package static let recentLimit = 10
    package static let savedLimit = 50

    package init(recent: [String] = [], saved: [SavedSearch] = []) {
        self.recent = recent
        self.saved = saved
    }
}
