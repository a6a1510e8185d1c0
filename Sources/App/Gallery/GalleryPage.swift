import Cards
import CardsModel
import DesignSystem
package import HTML
import Localization
import Models
import Navigation

/// The gallery's first page: all screens, each with its states.
package struct GalleryPage {
    private let links: [Link]
    private let cards: CardSamples

    /// - Throws: `ServiceError` where the sample household cannot be made.
    package init(_ gallery: Gallery) async throws {
        links = try await gallery.links()
        cards = CardSamples(cards: try await gallery.sample().cards().fetchWallet().cards)
    }

    /// Writes the whole page.
    package func render(into writer: inout HTMLWriter) {
        // The cards are those of the sample household, not of the reader's.
        writer.page.texts = .english
        PageOpening(title: "Gallery", session: nil, formToken: "", isLive: false).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\"><div class=\"page\">")
        GalleryView(links: links, cards: cards).render(into: &writer)
        writer.raw("</div></main></body></html>")
    }
}

private struct GalleryView: View {
    let links: [Link]
    let cards: CardSamples

    var body: some View {
        h1(.class("large-title")) { "Gallery" }
        p(.class("second")) { "Every screen in every state, over a sample household." }
        Section {
            ForEach(links, id: \.path) { link in
                li(.class("row")) {
                    div(.class("row-text")) {
                        span(.class("row-title")) { .verbatim(link.path) }
                        div(.class("chips")) {
                            ForEach(GalleryState.allCases, id: \.rawValue) { state in
                                a(.class("chip"), .href("\(Gallery.path)/\(state.rawValue)\(link.path)")) { state.title }
                            }
                        }
                    }
                }
            }
        }
        cards
    }
}
