extension String {
    /// On one line: control characters are blanks, and there are none at the ends.
    package var onOneLine: String {
        let flat = unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(flat)).trimmed
    }
}
