import Storage

extension [String: RowPolicy] {
    /// The searches of a member.
    static var search: [String: RowPolicy] {
        [
            "member_search": .ownRows("member")
        ]
    }
}
