import HTML
import Models

/// What stands before a page's body.
struct PageHead {
    let title: String
    /// How the member likes the colours; nil: as the system has them.
    let appearance: Appearance?

    /// Opens the page as far as the body's first tag.
    func open(into writer: inout HTMLWriter) {
        writer.raw("<html lang=\"en\"")
        switch appearance {
        case .light: writer.raw(" data-theme=\"light\"")
        case .dark: writer.raw(" data-theme=\"dark\"")
        case .system, nil: break
        }
        writer.raw("><head><meta charset=\"utf-8\"><title>")
        writer.text(title)
        writer.raw(" · Coffer</title><meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">")
        writer.raw("</head><body>")
    }
}
