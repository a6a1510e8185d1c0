import ArgumentParser

/// The part that comes first in ambiguous dates such as 03/04.
enum DateOrderOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case day, month, year

    /// The value of `ImportRequest.dateOrder`.
    var requested: String { rawValue + "First" }

    /// Parses a value of `requested`.
    init?(requested: String) {
        guard requested.hasSuffix("First") else { return nil }
        self.init(rawValue: String(requested.dropLast(5)))
    }
}
