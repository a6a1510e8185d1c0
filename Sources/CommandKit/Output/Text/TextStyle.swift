package import Localization

/// The language, colours and width of what people read.
package struct TextStyle: Sendable {
    /// Whether to write escape sequences for colour: on a terminal, unless `NO_COLOR` is set.
    package var isColoured: Bool
    /// The width of the terminal in cells; nil if the output is not a terminal.
    package var width: Int?

    /// The reader's language and formats.
    package var texts = TextEnvironment.english

    package init(isColoured: Bool, width: Int? = nil, texts: TextEnvironment = TextEnvironment.english) {
        self.isColoured = isColoured
        self.width = width
        self.texts = texts
    }

    package static let plain = TextStyle(isColoured: false, width: nil)

    /// A text on one line.
    package func string(_ text: LocalizedText) -> String { TerminalText.clean(text.string(in: texts)) }

    /// A text as a line of its own, with its line feed.
    package func line(_ text: LocalizedText, _ tone: Tone = .plain) -> String { painted(string(text), tone) + "\n" }

    func painted(_ text: String, _ tone: Tone) -> String {
        guard isColoured, let code = tone.code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// The style of a cell. Colour never carries meaning alone.
package enum Tone: Hashable, Sendable {
    case plain, heading, credit, faint, warning

    /// The parameter of "select graphic rendition" (ECMA-48, 8.3.117).
    fileprivate var code: String? {
        switch self {
        case .plain: nil
        case .heading: "1"
        case .credit: "32"
        case .faint: "2"
        case .warning: "33"
        }
    }
}
