extension String {
    /// The text on one line: control characters are replaced by blanks, and it is trimmed.
    package var onOneLine: String {
        let flat = unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(flat)).trimmed
    }
}
