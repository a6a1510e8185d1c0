import DesignSystem
import HTML
import Localization
import Models

/// The markup before the visible content: the head, and the body tag with the attributes for the script.
struct PageOpening {
    let title: String
    /// Nil if signed out.
    let session: SignedInSession?
    /// The CSRF token for requests of the script.
    let formToken: String
    /// Whether the page follows changes; false for a page without content.
    let isLive: Bool
    /// The path below which a guest's page has its own updates and its own manifest; nil for other pages.
    var guestPath: String?

    func render(into writer: inout HTMLWriter) {
        writer.raw("<!doctype html><html lang=\"")
        writer.text(writer.page.texts.language.rawValue)
        writer.raw("\"")
        switch session?.appearance {
        case .light: writer.raw(" data-theme=\"light\"")
        case .dark: writer.raw(" data-theme=\"dark\"")
        case .system, nil: break
        }
        writer.raw("><head>")
        AssetLinks(title: title, manifest: guestPath.map { $0 + "/app.webmanifest" }).render(into: &writer)
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
        if let guestPath, isLive {
            writer.raw(" data-state=\"guest\" data-live-path=\"")
            writer.text(guestPath + "/live")
            writer.raw("\"")
        }
        writer.raw(">")
    }
}
