package import Models

extension Schedule {
    /// The distance between two occurrences: `month`, `2 weeks`, `half-year`.
    package var everyText: String {
        interval == 1 ? unit.name : "\(interval) \(unit.name)s"
    }
}
