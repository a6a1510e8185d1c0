extension LocalizedText {
    /// Texts and data in a row: `Groceries · Joint account`. Empty parts are not left out.
    package static func joined(_ parts: [LocalizedText], separator: String = " · ") -> LocalizedText {
        guard let first = parts.first else { return .verbatim("") }
        return parts.dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
    }
}
