package import Models
import Services

/// A diagnostic of a file.
package struct DiagnosticResponse: Encodable {
    /// From 1; 0 for the whole file.
    let line: Int
    let severity: Diagnostic.Severity
    let message: String
    let code: DiagnosticCode

    package init(_ diagnostic: Diagnostic) {
        line = diagnostic.line
        severity = diagnostic.severity
        message = diagnostic.sentence
        code = diagnostic.code
    }
}

extension Diagnostic {
    /// The message with the found and the expected text.
    var sentence: String {
        var text = message
        if let found { text += ", found \(found)" }
        if let expected { text += ", expected \(expected)" }
        return text
    }
}
