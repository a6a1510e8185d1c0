package import Models

extension AuditRecord {
    /// The number in front of a text; nil if the subject has another form.
    package func count(of text: String) -> Int? {
        guard subject.hasSuffix(" " + text) else { return nil }
        return Int(subject.dropLast(text.count + 1))
    }
}
