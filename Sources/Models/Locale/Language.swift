/// A supported language of texts. English is the source language.
public enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"

    /// The name of the language in itself.
    package var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        }
    }

    /// The language of a BCP 47 tag or of a POSIX locale name (`de_DE.UTF-8`), ignoring case; nil if it is not supported.
    package init?(tag: some StringProtocol) {
        let name = tag.split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "@" }.first?.lowercased()
        guard let name, let language = Language(rawValue: name) else { return nil }
        self = language
    }
}
