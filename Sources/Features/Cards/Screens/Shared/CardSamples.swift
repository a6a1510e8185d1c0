package import CardsModel
import DesignSystem
package import HTML
import Models

/// Cards with their benefits for the gallery.
package struct CardSamples: View {
    private let cards: [any CardDisplayable]

    package init(cards: [any CardDisplayable]) {
        self.cards = cards
    }

    package var body: some View {
        ForEach(Array(cards.enumerated()), id: { "\($0.offset)" }) { place in
            div(.class("card-stage")) { CardComponent(card: place.element, place: "sample-\(place.offset)") }
            Section {
                ForEach(Array(place.element.displayBenefits.enumerated()), id: { "\($0.offset)" }) {
                    BenefitRowView(benefit: $0.element, path: "#main")
                }
            }
        }
    }
}
