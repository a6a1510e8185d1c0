import ArgumentParser

/// What comes first in a file's days, where 03/04 can be read in two ways.
enum DateOrderOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case day, month, year

    /// As `ImportRequest.dateOrder` has it.
    var requested: String { rawValue + "First" }

    /// Reads what `requested` writes.
    init?(requested: String) {
        guard requested.hasSuffix("First") else { return nil }
        self.init(rawValue: String(requested.dropLast(5)))
    }
}
