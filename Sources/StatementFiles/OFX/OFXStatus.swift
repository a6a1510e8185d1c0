import Models

/// The content of a `STATUS` aggregate (OFX 1.6, section 3.1.4).
struct OFXStatus {
    var line = 0
    private var code: String?
    private var severity: String?
    private var message: String?

    mutating func apply(_ tag: OFXTag, from scanner: borrowing OFXScanner) {
        switch tag {
        case .code: code = scanner.valueText
        case .severity: severity = scanner.valueText?.uppercased()
        case .message: message = scanner.valueText
        default: break
        }
    }

    /// The bank's error or warning; nil if the status is neither.
    var diagnostic: Diagnostic? {
        guard severity == "ERROR" || severity == "WARN" else { return nil }
        let isError = severity == "ERROR"
        return Diagnostic(
            line: line, severity: isError ? .error : .warning, code: isError ? .ofxBankError : .ofxBankWarning,
            arguments: message.map { [String($0.prefix(200))] } ?? [], found: "code \(code ?? "unknown")")
    }
}
