import Storage

extension [String: RowPolicy] {
    /// Read by owners only.
    static var members: [String: RowPolicy] {
        [
            "invitation": .everyone
        ]
    }
}
