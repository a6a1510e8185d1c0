import DesignSystem
package import HTML
import Navigation

/// The gallery's first page: all screens, each with its states.
package struct GalleryPage {
    private let routes: [AppRoute]

    package init(_ gallery: Gallery) async {
        routes = await gallery.routes()
    }

    /// Writes the whole page.
    package func render(into writer: inout HTMLWriter) {
        PageOpening(title: "Gallery", session: nil, formToken: "", isLive: false).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\"><div class=\"page\">")
        GalleryView(routes: routes).render(into: &writer)
        writer.raw("</div></main></body></html>")
    }
}

private struct GalleryView: View {
    let routes: [AppRoute]

    var body: some View {
        h1(.class("large-title")) { "Gallery" }
        p(.class("second")) { "Every screen in every state, over a made-up household that answers as it is told." }
        Section {
            ForEach(routes, id: \.path.text) { route in
                li(.class("row")) {
                    div(.class("row-text")) {
                        span(.class("row-title")) { route.path.absolute }
                        div(.class("chips")) {
                            ForEach(GalleryState.allCases, id: \.rawValue) { state in
                                a(.class("chip"), .href("\(Gallery.path)/\(state.rawValue)\(route.path.absolute)")) { state.title }
                            }
                        }
                    }
                }
            }
        }
    }
}
