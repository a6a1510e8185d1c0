import ArgumentParser

/// The format of a statement file.
enum StatementFormatOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Detected from the content.
    case auto
    case ofx, qif, csv, camt, mt940

    /// The value of `ImportRequest.format`.
    var requested: String? { self == .auto ? nil : rawValue }
}
