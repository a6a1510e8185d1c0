/// The colours and width of tables.
struct TextStyle: Hashable, Sendable {

    /// Whether to write escape sequences for colour: on a terminal, unless `NO_COLOR` is set.
    var isColoured: Bool
    /// The width of the terminal in cells; nil if the output is not a terminal.
    var width: Int?

    static let plain = TextStyle(isColoured: false, width: nil)

    func painted(_ text: String, _ tone: Tone) -> String {
        guard isColoured, let code = tone.code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// The style of a cell. Colour never carries meaning alone.
enum Tone: Hashable, Sendable {
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
