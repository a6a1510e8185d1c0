extension String {
    /// The name of a file without its folders.
    package var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
