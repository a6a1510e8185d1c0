import ArgumentParser

/// What comes first in a file's days, where 03/04 can be read in two ways.
enum DateOrderOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case day, month, year

    /// As `ImportRequest.dateOrder` has it.
    var requested: String { rawValue + "First" }
}
