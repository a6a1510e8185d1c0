import ArgumentParser
import Models

/// Parses an export format from its name.
extension ExportFormat: ExpressibleByArgument {}
