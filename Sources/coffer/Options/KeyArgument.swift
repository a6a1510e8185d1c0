import ArgumentParser

/// A name that a person gives to a request, so that it is not done twice.
enum KeyArgument {
    /// In bytes.
    private static let longest = 100

    static func read(_ text: String) throws -> String {
        guard (1...longest).contains(text.utf8.count) else { throw ValidationError("A key has 1 to \(longest) characters") }
        return text
    }
}
