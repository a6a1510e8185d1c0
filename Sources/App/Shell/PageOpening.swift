import DesignSystem
import HTML
import Models
import Services

/// What stands before the first thing that is seen: the head, and the body's tag with what the script reads from it.
struct PageOpening {
    let title: String
    let environment: ScreenEnvironment
    /// The state of the data that the page shows, which the script hands in for live updates.
    let state: String

    func render(into writer: inout HTMLWriter) {
        writer.raw("<!doctype html><html lang=\"en\"")
        switch environment.session?.appearance {
        case .light: writer.raw(" data-theme=\"light\"")
        case .dark: writer.raw(" data-theme=\"dark\"")
        case .system, nil: break
        }
        writer.raw("><head>")
        AssetLinks(title: title).render(into: &writer)
        writer.raw("</head><body")
        if let session = environment.session {
            if let seconds = session.idleSeconds {
                writer.raw(" data-session-expires=\"")
                writer.integer(Int64(seconds))
                writer.raw("\"")
            }
            writer.raw(" data-state=\"")
            writer.text(state)
            writer.raw("\" data-token=\"")
            writer.text(environment.formToken)
            writer.raw("\"")
        }
        writer.raw(">")
    }
}
