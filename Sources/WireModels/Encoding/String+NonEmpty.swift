extension String {
    /// Nil for an empty text, which an export leaves out.
    package var nonEmpty: String? { isEmpty ? nil : self }
}
