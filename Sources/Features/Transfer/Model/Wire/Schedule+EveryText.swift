package import Models

extension Schedule {
    /// The distance between two occurrences: `month`, `2 weeks`, `half-year`.
    package var everyText: String {
        let word = unit == .halfYear ? "half-year" : unit.rawValue
        return interval == 1 ? word : "\(interval) \(word)s"
    }
}
