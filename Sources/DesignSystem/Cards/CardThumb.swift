package import HTML
package import Models

/// A small card image at the start of a row, without text.
package struct CardThumb: View {
    private let gradient: CardGradient
    private let id: String

    /// - Parameter id: unique in the page.
    package init(_ gradient: CardGradient, id: String) {
        self.gradient = gradient
        self.id = id
    }

    package var body: some View {
        span(.class("card-thumb")) { CardArt(gradient, id: id) }
    }
}
