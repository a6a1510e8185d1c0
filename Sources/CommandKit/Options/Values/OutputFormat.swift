import ArgumentParser

/// The format of a command's output.
package enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Aligned columns, for users.
    case table
    case json
    case csv
}
