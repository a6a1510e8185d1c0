package import Localization
import Models

/// An error of the command line itself, not of the services.
package enum CommandFailure: Error, Hashable, Sendable {
    /// The options conflict with each other or with the data; a message without a full stop.
    case usage(LocalizedText)
    /// There is nothing with this name.
    case notFound(kind: LocalizedText, name: String)
    /// The command cannot be completed; a message without a full stop.
    case failed(LocalizedText)
    /// The member may not do it; a message without a full stop that says who may.
    case notPermitted(LocalizedText)
}

extension CommandFailure: CustomStringConvertible {
    /// What users read.
    package var text: LocalizedText {
        switch self {
        case .usage(let sentence), .failed(let sentence), .notPermitted(let sentence): sentence
        // A text that may be a card number is not repeated.
        case .notFound(let kind, let name):
            CardNumber.isContained(in: name) ? "Resource not found: \(kind)" : "Resource not found: \(kind) \"\(name)\""
        }
    }

    package var description: String { text.english }
}
