/// A language that texts can be in. English is the source language.
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

    /// The language of a BCP 47 tag or of a POSIX locale name (`de_DE.UTF-8`), without regard to its case; nil if there are no texts in it.
    package init?(tag: some StringProtocol) {
        let name = tag.split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "@" }.first?.lowercased()
        guard let name, let language = Language(rawValue: name) else { return nil }
        self = language
    }
}
