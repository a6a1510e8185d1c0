import Storage

extension [String: RowPolicy] {
    /// What the household has hidden.
    static var firstSteps: [String: RowPolicy] {
        [
            "hidden_first_steps": .everyone
        ]
    }
}
