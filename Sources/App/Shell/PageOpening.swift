import DesignSystem
import HTML
import Models
import Services

/// What stands before the first thing that is seen: the head, and the body's tag with what the script reads from it.
struct PageOpening {
    let title: String
    /// Nil: signed out.
    let session: SignedInSession?
    /// What posts of the script carry against forgery.
    let formToken: String
    /// Whether the page follows changes. One that shows nothing has nothing to follow.
    let isLive: Bool

    func render(into writer: inout HTMLWriter) {
        writer.raw("<!doctype html><html lang=\"en\"")
        switch session?.appearance {
        case .light: writer.raw(" data-theme=\"light\"")
        case .dark: writer.raw(" data-theme=\"dark\"")
        case .system, nil: break
        }
        writer.raw("><head>")
        AssetLinks(title: title).render(into: &writer)
        writer.raw("</head><body")
        if let session {
            if let seconds = session.idleSeconds {
                writer.raw(" data-session-expires=\"")
                writer.integer(Int64(seconds))
                writer.raw("\"")
            }
            if isLive {
                writer.raw(" data-state=\"")
                writer.text(session.state)
                writer.raw("\"")
            }
            writer.raw(" data-token=\"")
            writer.text(formToken)
            writer.raw("\"")
        }
        writer.raw(">")
    }
}
