import Services

extension ImportChoices {
    /// Whether both choices produce the same import plan. Categories do not affect the plan.
    func hasSamePlan(as other: ImportChoices) -> Bool {
        accounts == other.accounts && matches == other.matches && readings == other.readings && encodings == other.encodings
    }
}
