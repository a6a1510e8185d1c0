import ArgumentParser

/// What kind of statement file it is said to be.
enum StatementFormatOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Recognised from the content.
    case auto
    case ofx, qif, csv, camt, mt940

    /// As `ImportRequest.format` has it.
    var requested: String? { self == .auto ? nil : rawValue }
}
