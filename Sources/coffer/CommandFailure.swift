import Models

/// What goes wrong on the command line itself, before or beside the services.
enum CommandFailure: Error, Hashable, Sendable {
    /// The options do not fit together or do not fit what is there; one plain sentence.
    case usage(String)
    /// Nothing has that name.
    case notFound(kind: String, name: String)
    /// Something was asked for and cannot be answered; one plain sentence.
    case failed(String)
}

extension CommandFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage(let sentence), .failed(let sentence): sentence
        // What might be the number of a card is not said again.
        case .notFound(let kind, let name):
            CardNumber.isContained(in: name) ? "Resource not found: \(kind)" : "Resource not found: \(kind) \"\(name)\""
        }
    }
}
