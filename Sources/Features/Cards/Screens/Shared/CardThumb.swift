import CardsModel
import HTML

/// A small card image at the start of a row, without text.
struct CardThumb: View {
    private let gradient: CardGradient
    private let id: String

    /// - Parameter id: unique in the page.
    init(_ gradient: CardGradient, id: String) {
        self.gradient = gradient
        self.id = id
    }

    var body: some View {
        span(.class("card-thumb")) { CardArt(gradient, id: id) }
    }
}
