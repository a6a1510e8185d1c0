/// How tables look where they are shown.
struct TextStyle: Hashable, Sendable {

    /// Escape sequences for colour, on a terminal whose person has not set `NO_COLOR`.
    var isColoured: Bool
    /// Cells in a line of the terminal; nil where it is none.
    var width: Int?

    static let plain = TextStyle(isColoured: false, width: nil)

    func painted(_ text: String, _ tone: Tone) -> String {
        guard isColoured, let code = tone.code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// What a cell is about. No meaning stands on colour alone.
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
