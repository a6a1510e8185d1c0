import ArgumentParser
import Models

/// What an export is written as, by its name.
extension ExportFormat: ExpressibleByArgument {}
