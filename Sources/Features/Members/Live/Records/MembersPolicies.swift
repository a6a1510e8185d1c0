import Storage

extension [String: RowPolicy] {
    /// Open invitations and links, which only owners read.
    static var members: [String: RowPolicy] {
        [
            "invitation": .everyone
        ]
    }
}
