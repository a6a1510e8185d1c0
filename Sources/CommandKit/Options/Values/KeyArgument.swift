package import ArgumentParser
import Localization

/// The idempotency key of a request.
enum KeyArgument {
    /// In bytes.
    private static let longest = 100

    static func read(_ text: String) throws -> String {
        guard (1...longest).contains(text.utf8.count) else { throw ValidationError(text: "A key has 1 to \(longest) characters") }
        return text
    }
}

extension Option where Value == String? {
    /// An idempotency key.
    ///
    /// - Parameter effect: what happens to a repeated request.
    package init(key effect: String) {
        self.init(help: ArgumentHelp("An idempotency key: \(effect).", valueName: "key"), transform: { try KeyArgument.read($0) })
    }
}
