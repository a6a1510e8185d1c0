import ArgumentParser

/// How an answer is written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Aligned columns, for people.
    case table
    case json
    case csv
}
