import Models

/// Changes as stored: one in each line, with tabs between field, former value and new value.
extension FieldChange {
    /// Nil if there are none.
    static func stored(_ changes: [FieldChange]) -> String? {
        guard !changes.isEmpty else { return nil }
        return changes.map { change in
            [change.field.rawValue, change.before.map(Self.oneLine) ?? Self.various, Self.oneLine(change.after)].joined(separator: "\t")
        }.joined(separator: "\n")
    }

    /// Lines of other forms are left out.
    static func changes(in text: String?) -> [FieldChange] {
        guard let text else { return [] }
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let field = Field(rawValue: parts[0]) else { return nil }
            return FieldChange(field, from: parts[1] == Self.various ? nil : parts[1], to: parts[2])
        }
    }

    /// The former value if it differs among several transactions: no text has this character.
    private static let various = "\u{1}"

    private static func oneLine(_ text: String) -> String {
        String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}
