import CardsModel
import HTML

/// The background of a card: a gradient from the upper left to the lower right, and two circles that only increase the contrast of
/// the text on it. The colours are SVG attributes.
struct CardArt: View {
    private let gradient: CardGradient
    private let id: String

    /// - Parameter id: unique in the page; references the gradient.
    init(_ gradient: CardGradient, id: String) {
        self.gradient = gradient
        self.id = id
    }

    var body: some View {
        svg(
            .classes(ClassName("card-art"), gradient.textColor.className), .viewBox("0 0 856 540"),
            .attribute("preserveAspectRatio", "none"),
            .aria("hidden", "true")
        ) {
            defs {
                linearGradient(.id(id), .integer("x1", 0), .integer("y1", 0), .integer("x2", 1), .integer("y2", 1)) {
                    stop(.integer("offset", 0), .attribute("stop-color", "#\(gradient.startText)")) {}
                    stop(.integer("offset", 1), .attribute("stop-color", "#\(gradient.endText)")) {}
                }
            }
            rect(.width(856), .height(540), .attribute("fill", "url(#\(id))")) {}
            circle(.class("card-shade"), .integer("cx", 700), .integer("cy", 610), .integer("r", 470)) {}
            circle(.class("card-shade"), .integer("cx", 920), .integer("cy", 480), .integer("r", 330)) {}
        }
    }
}

extension CardGradient.TextColor {
    /// The CSS class that sets the text colour.
    var className: ClassName {
        switch self {
        case .light: ClassName("ink-light")
        case .dark: ClassName("ink-dark")
        }
    }
}
